import { type OwnPapers as Papers, listOwnPapers } from '@hien/api';
import {
  type ContractorFact,
  contractorFactLabels,
  contractorFacts,
  factPaperLabels,
  ictDate,
  isInForce,
  papersToldTo,
  systemClock,
} from '@hien/domain';
import { Button, Heading, Notice, SkeletonText, Text } from '@hien/ui';
import { useState } from 'react';
import { useCall } from '../../../shared/calls/useCall.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx';
import { CodeBadge } from '../../../shared/status/CodeBadge.tsx';
import { sentPaperStatus } from '../../../shared/status/contractor-status.ts';
import * as s from '../editor.css.ts';
import { PaperSheet } from './PaperSheet.tsx';

/** What staff have seen of the company, until when, and the newer papers that it sent (docs/adr/0177). */
export function OwnPapers() {
  const text = useText();
  return (
    <section className={s.part} aria-labelledby="papers">
      <Heading level={2} size="h4" id="papers">
        {text('company.papers.title')}
      </Heading>
      <QueryBoundary query={useCall(listOwnPapers)} skeleton={<SkeletonText lines={8} />}>
        {(papers) => <List papers={papers} />}
      </QueryBoundary>
    </section>
  );
}

function List({ papers }: { papers: Papers }) {
  const text = useText();
  const [open, setOpen] = useState<ContractorFact>();
  const { company } = papers;
  return (
    <div className={s.part}>
      <Text size="small" tone="muted" measure>
        {text(company.listed ? 'company.papers.text' : 'company.papers.unlisted')}
      </Text>
      <ul className={s.papers}>
        {contractorFacts.map((kind) => (
          <Fact
            key={kind}
            kind={kind}
            papers={papers}
            {...(company.listed ? { onSend: () => setOpen(kind) } : {})}
          />
        ))}
      </ul>
      {open === undefined ? null : (
        <PaperSheet
          companyId={company.contractor_id}
          kind={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

interface FactProps {
  kind: ContractorFact;
  papers: Papers;
  /** Left out where nothing can be sent. */
  onSend?: () => void;
}

function Fact({ kind, papers: { facts, sent }, onSend }: FactProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const [now] = useState(() => systemClock.now());
  const known = facts.find((one) => one.kind === kind);
  const last = sent.find((one) => one.kind === kind);
  const name = contractorFactLabels[kind][language];
  const until = known?.until ?? null;
  const isOver = known !== undefined && !isInForce(known, ictDate(now));
  const endsSoon = until !== null && !isOver && until <= papersToldTo(now);
  const waits = last?.state === 'waiting';
  return (
    <li className={s.paper}>
      <div className={s.line}>
        <Heading level={3} size="h5">
          {name}
        </Heading>
        {onSend === undefined ? null : (
          <Button
            size="sm"
            variant={(isOver || endsSoon) && !waits ? 'primary' : 'secondary'}
            onClick={onSend}
            aria-label={text(
              known === undefined ? 'company.papers.send.of' : 'company.papers.send.newer.of',
              { fact: name },
            )}
          >
            {text(known === undefined ? 'company.papers.send' : 'company.papers.send.newer')}
          </Button>
        )}
      </div>
      <Text size="small" tone="muted">
        {known === undefined
          ? text('company.papers.none')
          : known.paper === null
            ? text('company.papers.seen.bare', { date: format.date(known.on) })
            : text('company.papers.seen', {
                paper: factPaperLabels[known.paper][language],
                date: format.date(known.on),
              })}
      </Text>
      {until === null ? null : isOver || endsSoon ? (
        <Notice tone={isOver ? 'critical' : 'caution'}>
          {text(isOver ? 'company.papers.over' : 'company.papers.soon', {
            date: format.date(until),
          })}
        </Notice>
      ) : (
        <Text size="small" tone="muted">
          {text('company.papers.until', { date: format.date(until) })}
        </Text>
      )}
      {last === undefined || last.state === 'accepted' ? null : (
        <div className={s.acts}>
          <CodeBadge status={sentPaperStatus} code={last.state} />
          <span className={s.small}>
            {text('company.papers.sent', {
              paper: factPaperLabels[last.paper][language],
              date: format.date(last.sent_at),
            })}
          </span>
        </div>
      )}
      {last?.state === 'refused' && last.reason !== null ? (
        <Notice tone="critical" title={text('company.papers.refused')}>
          {last.reason}
        </Notice>
      ) : null}
    </li>
  );
}
