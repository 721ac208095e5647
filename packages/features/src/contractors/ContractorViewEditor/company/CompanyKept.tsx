import { isApiError } from '@hien/api';
import { companyChanges } from '@hien/domain';
import { Button, Notice } from '@hien/ui';
import { CompanyDifference } from '../../../shared/contractors/CompanyDifference.tsx';
import { useText } from '../../../shared/i18n/useText.ts';
import { SavedLine } from '../SavedLine.tsx';
import type { OwnDraft } from './useCompanyDraft.ts';
import * as s from '../editor.css.ts';

interface CompanyKeptProps {
  own: OwnDraft;
  onTheirs: () => Promise<void>;
  /** What was sent elsewhere is shown. */
  onSent: () => Promise<void>;
}

/** Whether what was typed is on the server; when somebody else was first, both versions side by side, and the choice. */
export function CompanyKept({ own, onTheirs, onSent }: CompanyKeptProps) {
  const text = useText();
  const { saving, content } = own;
  // What waits for staff takes no more: another save would be refused as this one was.
  if (saving.state === 'failed' && isApiError(saving.error) && saving.error.code === 'CONFLICT')
    return (
      <Notice
        tone="caution"
        role="alert"
        title={text('company.own.sent')}
        action={
          <Button size="sm" variant="primary" onClick={() => void onSent()}>
            {text('company.own.sent.see')}
          </Button>
        }
      >
        {text('company.own.sent.text')}
      </Notice>
    );
  if (saving.state !== 'conflict') return <SavedLine own={own} />;
  const { there } = saving;
  return (
    <Notice
      tone="caution"
      role="alert"
      title={text('company.own.conflict')}
      action={
        <div className={s.acts}>
          <Button
            size="sm"
            onClick={() => {
              own.forget();
              void onTheirs();
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
      {there === null ? null : (
        <CompanyDifference
          before={there}
          after={content}
          fields={companyChanges(there, content)}
          titles={{ before: text('company.own.theirs'), after: text('company.own.mine') }}
        />
      )}
    </Notice>
  );
}
