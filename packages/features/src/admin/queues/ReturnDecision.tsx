import { type MoneyReturnCase, isApiError, payMoneyReturn, retryMoneyReturn } from '@hien/api';
import { paidByHandSchema, paidUnansweredSchema } from '@hien/domain';
import { Button, ConfirmDialog, Input, useToast } from '@hien/ui';
import { FormCheckbox, FormField, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { Form } from '../../shared/forms/Form.tsx';
import { useSend } from '../../shared/calls/useSend.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { useDecide } from '../parts/useDecide.ts';
import * as own from './SupportAnswerBox.css.ts';

/** It was paid by hand, with the bank's reference; or the gateway is asked once more. */
export function ReturnDecision({ one }: { one: MoneyReturnCase }) {
  const text = useText();
  const format = useFormat();
  const decide = useDecide(payMoneyReturn);
  const amount = format.vnd(one.amount);
  const unanswered = one.why === 'unanswered';
  return (
    <Form
      schema={unanswered ? paidUnansweredSchema : paidByHandSchema}
      initialValues={{ proof: '', gateway_checked: false }}
      className={own.form}
      draft={null}
      onSubmit={({ proof, gateway_checked }) =>
        decide(
          {
            id: one.id,
            proof,
            expected_version: one.version,
            ...(unanswered ? { gateway_checked } : {}),
          },
          text('admin.return.paid', { amount, name: one.buyer }),
        )
      }
    >
      <FormField
        name="proof"
        label={text('admin.return.proof')}
        hint={text('admin.return.proof.hint')}
        required
      >
        <Input maxLength={120} autoComplete="off" />
      </FormField>
      {unanswered ? (
        <FormCheckbox name="gateway_checked">{text('admin.return.checked')}</FormCheckbox>
      ) : null}
      <div className={s.actions}>
        <SubmitButton
          whileInvalid={text(unanswered ? 'admin.return.waits.unanswered' : 'admin.return.waits')}
        >
          {text('admin.return.pay', { amount })}
        </SubmitButton>
        {one.can_retry ? <SendAgain one={one} /> : null}
      </div>
    </Form>
  );
}

function SendAgain({ one }: { one: MoneyReturnCase }) {
  const text = useText();
  const toast = useToast();
  const retry = useSend(retryMoneyReturn);
  const [asking, setAsking] = useState(false);
  const send = async () => {
    try {
      await retry.send({ id: one.id, expected_version: one.version });
      toast.show({ tone: 'positive', text: text('admin.return.again.done') });
    } catch (error) {
      if (!isApiError(error) || error.status !== 409) throw error;
      toast.show({ tone: 'neutral', text: text('admin.conflict.changed') });
      await retry.refresh();
    }
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text('admin.return.again')}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="primary"
        title={text('admin.return.again.ask', { name: one.buyer })}
        description={text(
          one.why === 'unanswered'
            ? 'admin.return.again.text.unanswered'
            : 'admin.return.again.text',
        )}
        confirmLabel={text('admin.return.again')}
        cancelLabel={text('admin.return.keep')}
        waitingLabel={text('admin.doing')}
        failedText={text('admin.failed')}
        onConfirm={send}
      />
    </>
  );
}
