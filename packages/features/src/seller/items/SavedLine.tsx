import { Button, Spinner } from '@hien/ui';
import { failureText } from '../../shared/forms/failure.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { useItemDraft } from './useItemDraft.ts';
import * as s from './draft.css.ts';

interface SavedLineProps {
  saving: ReturnType<typeof useItemDraft>['saving'];
  savedAt: string | null;
  onRetry: () => void;
}

/** Whether what was typed is on the server; what could not be sent says why, and that it lies on this device. */
export function SavedLine({ saving, savedAt, onRetry }: SavedLineProps) {
  const text = useText();
  const format = useFormat();
  if (saving.state === 'failed')
    return (
      <p className={s.unsaved} role="alert">
        {text('seller.item.unsaved', { why: failureText(saving.error, text) })}{' '}
        <Button size="sm" onClick={onRetry}>
          {text('seller.item.save-again')}
        </Button>
      </p>
    );
  return (
    <p className={s.saved} role="status">
      {saving.state === 'saving' ? (
        <>
          <Spinner label="" /> {text('seller.item.saving')}
        </>
      ) : saving.state === 'typed' ? (
        text('seller.item.typed')
      ) : savedAt === null ? (
        text('seller.item.untouched')
      ) : (
        text('seller.item.saved', { when: format.date(savedAt, 'dateTime') })
      )}
    </p>
  );
}
