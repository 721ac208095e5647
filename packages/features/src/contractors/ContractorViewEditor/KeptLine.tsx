import { paths } from '@hien/domain/routes';
import { Button, ButtonLink, Notice } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { SavedLine } from './SavedLine.tsx';
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
  const { saving } = own;
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
  return <SavedLine own={own} />;
}
