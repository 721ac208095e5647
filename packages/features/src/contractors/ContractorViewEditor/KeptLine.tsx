import { paths } from '@hien/domain/routes';
import { Button, ButtonLink, Notice } from '@hien/ui';
import { failureText } from '../../shared/forms/failure.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { useProjectDraft } from './useProjectDraft.ts';
import * as s from './editor.css.ts';

interface KeptLineProps {
  own: ReturnType<typeof useProjectDraft>;
  companyId: number;
  isNew: boolean;
}

/** Whether what was typed is on the server; who else is typing; and what lay on this device. */
export function KeptLine({ own, companyId, isNew }: KeptLineProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { saving, savedAt } = own;
  // The new project went its way elsewhere: there is no other version to choose, and a second one is made on purpose only.
  if (saving.state === 'conflict' && isNew && saving.isGone)
    return (
      <Notice
        tone="caution"
        role="alert"
        title={text('company.editor.gone')}
        action={
          <div className={s.acts}>
            <ButtonLink
              size="sm"
              variant="primary"
              href={paths.contractorViewEditor.to(language, { id: companyId })}
            >
              {text('company.editor.gone.list')}
            </ButtonLink>
            <Button size="sm" onClick={() => void own.keepMine()}>
              {text('company.editor.gone.again')}
            </Button>
          </div>
        }
      >
        {text('company.editor.gone.text')}
      </Notice>
    );
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
