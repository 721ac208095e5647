import type { RedBillDetail } from '@hien/api';
import {
  changeBillSchema,
  issueBillSchema,
  redBillEventLabels,
  redBillSchema,
  rejectBillSchema,
} from '@hien/domain';
import { Input, Textarea } from '@hien/ui';
import { FormField } from '@hien/ui/form';
import type { ReactNode } from 'react';
import { type MessageId, useText } from '../i18n/useText.ts';

/** What people do with an invoice; the rest of its events is the clock's and the order's. */
export const billActs = [
  'issue',
  'send-number',
  'adjust',
  'replace',
  'reject-data',
  'return-number',
  'correct',
] as const;
export type BillAct = (typeof billActs)[number];

export const billActLabels = redBillEventLabels satisfies Readonly<Record<BillAct, object>>;

/** What an act says before its form. */
export const billActLeads: Readonly<Record<BillAct, MessageId>> = {
  issue: 'orders.bill.issue.lead',
  'send-number': 'orders.bill.send.lead',
  adjust: 'orders.bill.adjust.lead',
  replace: 'orders.bill.replace.lead',
  'reject-data': 'orders.bill.reject.lead',
  'return-number': 'orders.bill.return.lead',
  correct: 'orders.bill.correct.lead',
};

export const billSchemas = {
  issue: issueBillSchema,
  'send-number': issueBillSchema,
  adjust: changeBillSchema,
  replace: changeBillSchema,
  'reject-data': rejectBillSchema,
  'return-number': rejectBillSchema,
  correct: redBillSchema,
} as const;

/** Acts that ask for a number, and those that ask for a reason. */
const numbered: ReadonlySet<BillAct> = new Set(['issue', 'send-number', 'adjust', 'replace']);
const explained: ReadonlySet<BillAct> = new Set([
  'adjust',
  'replace',
  'reject-data',
  'return-number',
]);

export function billValues(act: BillAct, { buyer, bill }: RedBillDetail) {
  if (act === 'correct')
    return {
      company: buyer.name,
      email: buyer.contact,
      taxCode: buyer.taxCode,
      address: buyer.address,
    };
  // Staff look at what the shop sent, and need not type it again; a shop that mends it begins with it.
  const number = bill.sentNumber ?? '';
  if (act === 'issue' || act === 'send-number') return { number };
  return numbered.has(act) ? { number, reason: '' } : { reason: '' };
}

/** The fields of an act's form. */
export function BillFields({ act }: { act: BillAct }): ReactNode {
  if (act === 'correct') return <BuyerFields />;
  return (
    <>
      {numbered.has(act) ? <NumberField /> : null}
      {explained.has(act) ? <ReasonField act={act} /> : null}
    </>
  );
}

function NumberField() {
  const text = useText();
  return (
    <FormField
      name="number"
      label={text('orders.red-bill.number')}
      hint={text('orders.bill.number.hint')}
      required
    >
      <Input maxLength={60} autoComplete="off" />
    </FormField>
  );
}

function ReasonField({ act }: { act: BillAct }) {
  const text = useText();
  const label = act === 'reject-data' ? 'orders.bill.wrong' : 'orders.bill.reason';
  return (
    <FormField name="reason" label={text(label)} required>
      <Textarea rows={3} maxLength={500} />
    </FormField>
  );
}

function BuyerFields() {
  const text = useText();
  return (
    <>
      <FormField name="company" label={text('orders.checkout.invoice.company')} required>
        <Input autoComplete="organization" />
      </FormField>
      <FormField
        name="taxCode"
        label={text('orders.checkout.invoice.tax-code')}
        hint={text('orders.checkout.invoice.tax-code.hint')}
        required
      >
        <Input inputMode="numeric" autoComplete="off" />
      </FormField>
      <FormField name="email" label={text('orders.checkout.invoice.email')} required>
        <Input type="email" autoComplete="email" />
      </FormField>
      <FormField name="address" label={text('orders.checkout.invoice.address')} required>
        <Input autoComplete="street-address" />
      </FormField>
    </>
  );
}
