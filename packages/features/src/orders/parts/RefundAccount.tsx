import { type Order, setRefundAccount } from '@hien/api';
import { refundAccountSchema } from '@hien/domain';
import { Heading, Input, Text, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from '../../shared/forms/Form.tsx';
import { useSend } from '../../shared/calls/useSend.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type OrderAccess, linkOf, orderQuery } from './order-query.ts';
import * as s from './RefundAccount.css.ts';

interface RefundAccountProps {
  access: OrderAccess;
  account: NonNullable<Order['refundAccount']>;
}

/** Money that was paid in cash or by transfer needs an account to go to. */
export function RefundAccount({ access, account }: RefundAccountProps) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const save = useSend(setRefundAccount, {
    says: {
      VALIDATION: ({ fields }) =>
        fields.some(({ field }) => field === 'holder')
          ? { errors: [{ field: 'holder', message: text('orders.account.holder.wrong') }] }
          : undefined,
    },
  });
  return (
    <section className={s.box} aria-labelledby="refund-account">
      <div className={s.head}>
        <Heading level={2} size="h4" id="refund-account">
          {text('orders.account.title')}
        </Heading>
        <Text size="small" tone="muted">
          {text('orders.account.text')}
        </Text>
      </div>
      <Form
        schema={refundAccountSchema}
        initialValues={{ bank: account.bank ?? '', holder: account.holder ?? '', account: '' }}
        className={s.form}
        draft={null}
        onSubmit={(values) =>
          save.submit({ id: access.id, ...values, ...linkOf(access) }, (order) => {
            queryClient.setQueryData(orderQuery(access).queryKey, order);
            toast.show({ tone: 'positive', text: text('orders.account.saved') });
          })
        }
      >
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
        <div>
          <SubmitButton>{text('orders.account.save')}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
