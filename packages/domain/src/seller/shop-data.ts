import * as z from 'zod/mini';
import type { Text } from '../language/language.ts';
import {
  accountNumberField,
  emailField,
  hotlineField,
  optionalTextField,
  taxCodeField,
  textField,
} from '../validation/fields.ts';
import type { FormMessageId } from '../validation/message-ids.ts';

/** What of a shop is shown or used only after staff have looked at it (commerce 4: changed information shows only after review). */
export const shopDataFields = [
  'name',
  'companyName',
  'registrationNumber',
  'taxCode',
  'representative',
  'address',
  'bank',
  'licence',
] as const;
export type ShopDataField = (typeof shopDataFields)[number];

/** Where a shop's money goes. */
export type ShopBank = {
  readonly bankName: string;
  readonly accountHolder: string;
  readonly accountNumber: string;
  /** The address of a private picture that shows the account. */
  readonly proof: string | null;
};

export type ShopData = {
  readonly name: string;
  readonly companyName: string;
  readonly registrationNumber: string;
  readonly taxCode: string;
  readonly representative: string;
  readonly address: string;
  readonly bank: ShopBank | null;
  /** The address of a private picture. */
  readonly licence: string | null;
};

export const shopChangeStates = ['waiting', 'approved', 'rejected', 'withdrawn'] as const;
export type ShopChangeState = (typeof shopChangeStates)[number];

export const shopChangeLabels: Readonly<Record<ShopChangeState, Text>> = {
  waiting: { vi: 'Chờ duyệt', en: 'Waiting', ko: '승인 대기' },
  approved: { vi: 'Đã duyệt', en: 'Approved', ko: '승인됨' },
  rejected: { vi: 'Bị từ chối', en: 'Refused', ko: '거부됨' },
  withdrawn: { vi: 'Đã rút lại', en: 'Withdrawn', ko: '철회됨' },
};

const sameBank = (a: ShopBank | null, b: ShopBank | null): boolean =>
  a?.bankName === b?.bankName &&
  a?.accountHolder === b?.accountHolder &&
  a?.accountNumber === b?.accountNumber &&
  a?.proof === b?.proof;

/** In which fields two versions differ. */
export const shopDataChanges = (before: ShopData, after: ShopData): readonly ShopDataField[] =>
  shopDataFields.filter((field) =>
    field === 'bank' ? !sameBank(before.bank, after.bank) : before[field] !== after[field],
  );

/** What is changed at once: whom buyers and staff reach, and where goods are fetched. */
export const shopContactSchema = z.object({
  contactName: textField('validation.required', 100),
  contactPhone: hotlineField(),
  contactEmail: emailField(),
  warehouse: textField('validation.address.required', 300),
});

/** What the form knows of the data it changes: the account's number comes masked. */
export type ShopDataBefore = Omit<ShopData, 'bank'> & {
  readonly bank: Pick<ShopBank, 'bankName' | 'accountHolder' | 'proof'> | null;
};

const shopDataFieldsSchema = z.object({
  name: textField('validation.required', 100),
  companyName: textField('validation.company.required'),
  registrationNumber: textField('validation.registration-number.required', 30),
  taxCode: taxCodeField(),
  representative: textField(),
  address: textField('validation.address.required', 300),
  bankName: optionalTextField(100),
  accountHolder: optionalTextField(),
  /** Empty: the account stays. */
  accountNumber: z._default(z.union([z.literal(''), accountNumberField()]), ''),
  bankProof: optionalTextField(),
  licence: optionalTextField(),
  note: optionalTextField(500),
});
export type ShopDataValues = z.output<typeof shopDataFieldsSchema>;

/** Another bank, holder or number: the number is typed anew then, for its page shows the last digits alone. */
export const touchesBank = (before: ShopDataBefore, values: ShopDataValues): boolean =>
  values.accountNumber !== '' ||
  values.bankName !== (before.bank?.bankName ?? '') ||
  values.accountHolder !== (before.bank?.accountHolder ?? '');

/** What the licence says. */
const onTheLicence = ['companyName', 'registrationNumber', 'taxCode', 'representative'] as const;

/** Which pictures have to be new, and what of an account is missing. */
export function shopDataFaults(
  before: ShopDataBefore,
  values: ShopDataValues,
): readonly { readonly field: keyof ShopDataValues; readonly code: FormMessageId }[] {
  const faults: { field: keyof ShopDataValues; code: FormMessageId }[] = [];
  if (touchesBank(before, values)) {
    if (values.bankName === '')
      faults.push({ field: 'bankName', code: 'validation.bank.required' });
    if (values.accountHolder === '')
      faults.push({ field: 'accountHolder', code: 'validation.account-holder.required' });
    if (values.accountNumber === '')
      faults.push({ field: 'accountNumber', code: 'validation.account-number.invalid' });
    if (values.bankProof === '' || values.bankProof === before.bank?.proof)
      faults.push({ field: 'bankProof', code: 'validation.images.required' });
  }
  if (
    onTheLicence.some((field) => values[field] !== before[field]) &&
    (values.licence === '' || values.licence === before.licence)
  )
    faults.push({ field: 'licence', code: 'validation.images.required' });
  return faults;
}

/** A shop asks for other data. Rules that compare with what is there now need it. */
export const shopDataForm = (before: ShopDataBefore) =>
  shopDataFieldsSchema.check((context) => {
    for (const { field, code } of shopDataFaults(before, context.value))
      context.issues.push({
        code: 'custom',
        message: code,
        path: [field],
        input: context.value[field],
      });
  });

/** The data as it would be: what was left empty of account and pictures stays. */
export function askedShopData(before: ShopData, values: ShopDataValues): ShopData {
  const { name, companyName, registrationNumber, taxCode, representative, address } = values;
  return {
    name,
    companyName,
    registrationNumber,
    taxCode,
    representative,
    address,
    bank: touchesBank(before, values)
      ? {
          bankName: values.bankName,
          accountHolder: values.accountHolder,
          accountNumber: values.accountNumber,
          proof: values.bankProof,
        }
      : before.bank,
    licence: values.licence === '' ? before.licence : values.licence,
  };
}
