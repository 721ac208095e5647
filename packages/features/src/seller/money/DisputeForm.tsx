import { type SettlementRow, disputeSettlement } from '@hien/api';
import { disputeSchema } from '@hien/domain';
import { Button, Textarea, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useKeepsShop } from '../parts/useKeepsShop.ts';
import * as s from './money.css.ts';

interface DisputeFormProps {
  id: number;
  month: SettlementRow;
}

/** What is wrong with a month, in the shop's words; staff answer before it is paid. */
export function DisputeForm({ id, month: { version, disputeUntil } }: DisputeFormProps) {
  const text = useText();
  const toast = useToast();
  const { date } = useFormat();
  const keeps = useKeepsShop();
  const [isOpen, setOpen] = useState(false);
  const dispute = useSend(disputeSettlement);
  if (!keeps) return <p className={s.sums}>{text('seller.settlement.dispute.owners')}</p>;
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{text('seller.settlement.dispute')}</Button>
      </div>
    );
  return (
    <Form
      schema={disputeSchema}
      initialValues={{ reason: '' }}
      className={s.facts}
      draft={{ in: `settlement-dispute-${id}`, until: 'tab-closes' }}
      onSubmit={({ reason }) =>
        dispute.submit({ id, reason, expectedVersion: version }, () =>
          toast.show({ tone: 'positive', text: text('seller.settlement.dispute.done') }),
        )
      }
    >
      <FormField
        name="reason"
        label={text('seller.settlement.dispute.what')}
        hint={text('seller.settlement.dispute.hint', { date: date(disputeUntil, 'date') })}
        required
      >
        <Textarea rows={4} maxLength={1000} />
      </FormField>
      <div className={s.head}>
        <SubmitButton>{text('seller.settlement.dispute.send')}</SubmitButton>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {text('seller.feedback.give-up')}
        </Button>
      </div>
    </Form>
  );
}
