import { Button, Notice } from '@hien/ui';
import { failureText } from '../../shared/forms/failure.ts';
import type { useKeptDraft } from '../../shared/forms/useKeptDraft.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './editor.css.ts';

type Own = Pick<ReturnType<typeof useKeptDraft>, 'saving' | 'savedAt' | 'save' | 'wasRestored'>;

/** Whether what was typed is on the server, and what lay on this device. */
export function SavedLine({ own }: { own: Own }) {
  const text = useText();
  const format = useFormat();
  const { saving, savedAt } = own;
  if (saving.state === 'failed')
    return (
      <Notice
        tone="critical"
        role="alert"
        action={
          <Button size="sm" onClick={() => void own.save()}>
            {text('company.editor.save-again')}
          </Button>
        }
      >
        {text('company.editor.unsaved', { why: failureText(saving.error, text) })}
      </Notice>
    );
  return (
    <>
      {own.wasRestored ? <Notice tone="info">{text('company.editor.restored')}</Notice> : null}
      <p className={s.small} role="status">
        {saving.state === 'saving'
          ? text('company.editor.saving')
          : saving.state === 'typed'
            ? text('company.editor.typed')
            : savedAt === null
              ? text('company.editor.untouched')
              : text('company.editor.saved', { when: format.date(savedAt, 'dateTime') })}
      </p>
    </>
  );
}
