import { Button, Notice } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { ByReason, nameOf } from './ByReason.tsx';
import type { Told } from './useLot.ts';
import * as s from './LineTable.css.ts';

interface LotResultsProps {
  told: readonly Told[];
  onRetry: (ids: readonly number[]) => void;
  onClose: () => void;
}

/** What became of each line; those that did not go, by why, can be tried again, and they alone. */
export function LotResults({ told, onRetry, onClose }: LotResultsProps) {
  const text = useText();
  const went = told.filter(({ done }) => done);
  const failed = told.filter(({ done }) => !done);
  return (
    <div className={s.form}>
      <Notice
        role="status"
        tone={failed.length === 0 ? 'positive' : 'caution'}
        title={text('seller.bulk.result', { done: went.length, failed: failed.length })}
      >
        {failed.length === 0 ? null : (
          <ByReason lines={failed.map(({ line, message }) => ({ line, reason: message ?? '' }))} />
        )}
      </Notice>
      {went.length === 0 ? null : (
        <details>
          <summary>{text('seller.bulk.finished', { count: went.length })}</summary>
          <ul className={s.names}>
            {went.map(({ line }) => (
              <li key={line.item.id}>{nameOf(line)}</li>
            ))}
          </ul>
        </details>
      )}
      {failed.length === 0 ? null : (
        <Button
          fullWidth
          size="lg"
          variant="primary"
          onClick={() => onRetry(failed.map(({ line }) => line.item.id))}
        >
          {text('seller.bulk.retry', { count: failed.length })}
        </Button>
      )}
      <Button fullWidth size="lg" onClick={onClose}>
        {text('seller.act.close')}
      </Button>
    </div>
  );
}
