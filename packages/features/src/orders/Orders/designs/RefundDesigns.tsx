import { type DesignOrder, requestDesignRefund } from '@hien/api';
import { designRefundSchema, designRefundToAccountSchema, goesToAccount } from '@hien/domain';
import { Dialog, Input, Text, Textarea, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useSend } from '../../../shared/calls/useSend.ts';
import { Form } from '../../../shared/forms/Form.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from './RefundDesigns.css.ts';

interface RefundDesignsProps {
  order: DesignOrder;
  onClose: () => void;
}

const blank = { reason: '' };
const noAccount = { bank: '', holder: '', account: '' };

type Values = { reason: string; bank?: string; holder?: string; account?: string };

/** Asks for the money of designs that nobody downloaded (D23), and where it goes when it cannot go back by itself. */
export function RefundDesigns({ order, onClose }: RefundDesignsProps) {
  const text = useText();
  const format = useFormat();
  const submit = useRequest(order, onClose);
  const toAccount = goesToAccount(order.method);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text('orders.designs.refund.title')}
      description={text('orders.designs.refund.lead', { amount: format.vnd(order.total) })}
      closeLabel={text('orders.designs.refund.close')}
      size="md"
    >
      <Form
        schema={toAccount ? designRefundToAccountSchema : designRefundSchema}
        initialValues={toAccount ? { ...blank, ...noAccount } : blank}
        className={s.form}
        draft={{ in: `design-refund-${order.id}`, until: 'tab-closes' }}
        onSubmit={submit}
      >
        <FormField
          name="reason"
          label={text('orders.designs.refund.reason')}
          hint={text('orders.designs.refund.reason.hint')}
          required
        >
          <Textarea rows={4} maxLength={1000} />
        </FormField>
        {toAccount ? <AccountFields /> : null}
        <SubmitButton fullWidth size="lg">
          {text('orders.designs.refund.send')}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

/** Money that came by transfer needs an account to go to. */
function AccountFields() {
  const text = useText();
  return (
    <fieldset className={s.account}>
      <legend>
        <Text as="span" weight="strong">
          {text('orders.account.title')}
        </Text>
      </legend>
      <Text size="small" tone="muted">
        {text('orders.account.text')}
      </Text>
      <FormField name="bank" label={text('orders.account.bank')} required>
        <Input maxLength={120} autoComplete="off" />
      </FormField>
      <FormField
        name="holder"
        label={text('orders.account.holder')}
        hint={text('orders.account.holder.hint')}
        required
      >
        <Input maxLength={120} autoComplete="name" />
      </FormField>
      <FormField name="account" label={text('orders.account.number')} required>
        <Input maxLength={24} inputMode="numeric" autoComplete="off" />
      </FormField>
    </fieldset>
  );
}

function useRequest({ id, version }: DesignOrder, onClose: () => void) {
  const text = useText();
  const toast = useToast();
  const request = useSend(requestDesignRefund, {
    about: id,
    says: {
      VALIDATION: ({ fields }) =>
        fields.some(({ field }) => field === 'holder')
          ? { errors: [{ field: 'holder', message: text('orders.account.holder.wrong') }] }
          : undefined,
      VERSION_CONFLICT: async () => {
        await request.refresh();
        return text('orders.designs.refund.changed');
      },
    },
  });
  return ({ reason, bank = '', holder = '', account = '' }: Values) =>
    request.submit(
      { id, version, reason, account: account === '' ? null : { bank, holder, account } },
      () => {
        toast.show({ tone: 'positive', text: text('orders.designs.refund.sent') });
        onClose();
      },
    );
}
