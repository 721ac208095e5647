import {
  type CompanyFactsCase,
  isApiError,
  refuseCompanyPaper,
  withdrawCompanyFact,
} from '@hien/api';
import { type ContractorFact, contractorFactLabels } from '@hien/domain';
import { Button, ConfirmDialog, Field, Textarea, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

interface FactProps {
  one: CompanyFactsCase;
  kind: ContractorFact;
}

/** A paper that does not show what it should: its company reads why, and its page stays as it is. */
export function RefusePaper(props: FactProps) {
  return <EndFact {...props} way="refuse" done="refused" sending={useSend(refuseCompanyPaper)} />;
}

/** A fact that was not so, or is no longer: it leaves the company's page, with a reason that the acts keep. */
export function WithdrawFact(props: FactProps) {
  return (
    <EndFact {...props} way="withdraw" done="withdrawn" sending={useSend(withdrawCompanyFact)} />
  );
}

interface EndFactProps extends FactProps {
  way: 'refuse' | 'withdraw';
  done: 'refused' | 'withdrawn';
  sending: {
    send: (ended: {
      id: number;
      kind: ContractorFact;
      reason: string;
      expected_version: number;
    }) => Promise<unknown>;
    refresh: () => Promise<unknown>;
  };
}

/** A button that asks for the reason first. */
function EndFact({ one, kind, way, done, sending }: EndFactProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const said = { fact: contractorFactLabels[kind][language], company: one.company_name };
  const confirm = async () => {
    try {
      await sending.send({
        id: one.id,
        kind,
        reason: reason.trim(),
        expected_version: one.version,
      });
    } catch (error) {
      if (!isApiError(error) || error.status !== 409) throw error;
      toast.show({ tone: 'neutral', text: text('admin.fact.changed', said) });
      await sending.refresh();
      return;
    }
    toast.show({ tone: 'positive', text: text(`admin.fact.${done}`, said) });
  };
  return (
    <div>
      <Button size="sm" onClick={() => setOpen(true)}>
        {text(`admin.fact.${way}`, said)}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={text(`admin.fact.${way}.ask`, said)}
        description={text(`admin.fact.${way}.text`)}
        confirmLabel={text(`admin.fact.${way}.confirm`)}
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
