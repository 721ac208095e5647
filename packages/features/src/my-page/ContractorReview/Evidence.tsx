import type { MyConstructionReview } from '@hien/api';
import { evidenceRefusalTexts, reviewEvidenceKindLabels } from '@hien/domain';
import { Button, Notice, Text } from '@hien/ui';
import { Suspense, lazy } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './ContractorReview.css.ts';

const EvidenceSheet = lazy(async () => ({
  default: (await import('./EvidenceSheet.tsx')).EvidenceSheet,
}));

interface EvidenceProps {
  mine: MyConstructionReview;
  /** Its sheet is open. */
  sends: boolean;
  onSend: (sends: boolean) => void;
}

/** What the writer sent to show that they were a customer, and the way to send it; a badge tells the rest. */
export function Evidence({ mine, sends, onSend }: EvidenceProps) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const { evidence, evidence_refused: refused } = mine;
  if (refused === 'gone' || refused === 'confirmed') return null;
  if (evidence?.state === 'waiting')
    return (
      <Notice tone="info" title={text('my-page.evidence.waiting')}>
        {text('my-page.evidence.waiting.text', {
          kind: reviewEvidenceKindLabels[evidence.kind][language],
          date: date(evidence.sent_at),
        })}
      </Notice>
    );
  return (
    <div className={s.evidence}>
      {evidence === null ? null : (
        <Notice
          tone="caution"
          title={text('my-page.evidence.refused', {
            date: date(evidence.decided_at ?? evidence.sent_at),
          })}
        >
          {evidence.reason}
        </Notice>
      )}
      {refused === null ? (
        <>
          <div>
            <Button size="sm" onClick={() => onSend(true)}>
              {text(evidence === null ? 'my-page.evidence.send' : 'my-page.evidence.again')}
            </Button>
          </div>
          <Text size="caption" tone="muted" measure>
            {text('my-page.evidence.why')}
          </Text>
          {sends ? (
            <Suspense fallback={null}>
              <EvidenceSheet mine={mine} onClose={() => onSend(false)} />
            </Suspense>
          ) : null}
        </>
      ) : (
        <Text size="small" tone="muted">
          {evidenceRefusalTexts[refused][language]}
        </Text>
      )}
    </div>
  );
}
