import { type CompanyFactsCase, isApiError, refuseCompanyPaper } from '@hien/api';
import { type ContractorFact, contractorFactLabels } from '@hien/domain';
import { Button, ConfirmDialog, Field, Textarea, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** A paper that does not show what it should: its company reads why, and its page stays as it is. */
export function RefusePaper({ one, kind }: { one: CompanyFactsCase; kind: ContractorFact }) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const refuse = useSend(refuseCompanyPaper);
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const said = { fact: contractorFactLabels[kind][language], company: one.company_name };
  const confirm = async () => {
    try {
      await refuse.send({
        id: one.id,
        kind,
        reason: reason.trim(),
        expected_version: one.version,
      });
    } catch (error) {
      if (!isApiError(error) || error.status !== 409) throw error;
      toast.show({ tone: 'neutral', text: text('admin.fact.changed', said) });
      await refuse.refresh();
      return;
    }
    toast.show({ tone: 'positive', text: text('admin.fact.refused', said) });
  };
  return (
    <div>
      <Button size="sm" onClick={() => setOpen(true)}>
        {text('admin.fact.refuse', said)}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={text('admin.fact.refuse.ask', said)}
        description={text('admin.fact.refuse.text')}
        confirmLabel={text('admin.fact.refuse.confirm')}
        cancelLabel={text('admin.fact.withdraw.keep')}
        tone="danger"
        waitingLabel={text('admin.doing')}
        failedText={text('admin.failed')}
        {...(reason.trim() === '' ? { disabledReason: text('admin.reject.waits') } : {})}
        onConfirm={confirm}
      >
        <Field label={text('admin.reject.reason')} required>
          <Textarea
            rows={3}
            maxLength={800}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      </ConfirmDialog>
    </div>
  );
}
