import { Button, Notice } from '@hien/ui';
import { failureText } from '../../shared/forms/failure.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { useProjectDraft } from './useProjectDraft.ts';
import * as s from './editor.css.ts';

/** Whether what was typed is on the server; who else is typing; and what lay on this device. */
export function KeptLine({ own }: { own: ReturnType<typeof useProjectDraft> }) {
  const text = useText();
  const format = useFormat();
  const { saving, savedAt } = own;
  if (saving.state === 'conflict')
    return (
      <Notice
        tone="caution"
        role="alert"
        title={text('company.editor.conflict')}
        action={
          <div className={s.acts}>
            <Button
              size="sm"
              onClick={() => {
                own.forget();
                location.reload();
              }}
            >
              {text('company.editor.conflict.theirs')}
            </Button>
            <Button size="sm" variant="primary" onClick={() => void own.keepMine()}>
              {text('company.editor.conflict.mine')}
            </Button>
          </div>
        }
      >
        {text('company.editor.conflict.text')}
      </Notice>
    );
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
