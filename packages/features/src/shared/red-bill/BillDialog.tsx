import { type RedBillDetail, correctRedBill, sendRedBillEvent } from '@hien/api';
import { Dialog, useToast } from '@hien/ui';
import { SubmitButton } from '@hien/ui/form';
import { useSend } from '../calls/useSend.ts';
import { Form } from '../forms/Form.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import {
  type BillAct,
  billActLabels,
  billActLeads,
  BillFields,
  billSchemas,
  billValues,
} from './bill-acts.tsx';
import * as s from './bill.css.ts';

interface BillDialogProps {
  act: BillAct;
  detail: RedBillDetail;
  onClose: () => void;
}

type Values = Readonly<Partial<Record<string, string>>>;

/** Asks what an act on an invoice needs, and sends it. When somebody else was first, it is shown as it is now. */
export function BillDialog({ act, detail, onClose }: BillDialogProps) {
  const text = useText();
  const language = useLanguage();
  const submit = useBillAct(act, detail, onClose);
  const { bill } = detail;
  const name = billActLabels[act][language];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={name}
      description={text(billActLeads[act], { number: bill.number, company: bill.company })}
      closeLabel={text('orders.bill.close')}
      size="md"
    >
      <Form
        schema={billSchemas[act]}
        initialValues={billValues(act, detail)}
        className={s.form}
        draft={{ in: `bill-${act}-${bill.id}`, until: 'tab-closes' }}
        onSubmit={submit}
      >
        <BillFields act={act} />
        <SubmitButton fullWidth size="lg">
          {name}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

function useBillAct(act: BillAct, { bill: { id, version } }: RedBillDetail, onClose: () => void) {
  const text = useText();
  const toast = useToast();
  const changed = text('orders.bill.changed');
  const options = {
    about: id,
    says: {
      VERSION_CONFLICT: async () => {
        await event.refresh();
        return changed;
      },
    },
  };
  const event = useSend(sendRedBillEvent, options);
  const correction = useSend(correctRedBill, options);
  const done = () => {
    toast.show({ tone: 'positive', text: text('orders.bill.done') });
    onClose();
  };
  return (values: Values) => {
    if (act !== 'correct')
      return event.submit({ ...values, id, event: act, expectedVersion: version }, done);
    const { company = '', email = '', taxCode = '', address = '' } = values;
    return correction.submit(
      { id, company, email, taxCode, address, expectedVersion: version },
      done,
    );
  };
}
