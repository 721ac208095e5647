import { describe, expect, test } from 'vitest';
import { validate } from '../validation/validate.ts';
import {
  type ShopData,
  type ShopDataValues,
  askedShopData,
  shopContactSchema,
  shopDataChanges,
  shopDataFaults,
  shopDataFields,
  shopDataForm,
} from './shop-data.ts';

const before: ShopData = {
  name: 'Mộc An',
  companyName: 'Công ty TNHH Mộc An',
  registrationNumber: '0101234567',
  taxCode: '0101234567',
  representative: 'Lê An',
  address: '1 Hàng Bài, Hà Nội',
  bank: {
    bankName: 'Vietcombank',
    accountHolder: 'CONG TY TNHH MOC AN',
    accountNumber: '0071000123456',
    proof: '/media/private/a.webp',
  },
  licence: '/media/private/b.webp',
};
const values: ShopDataValues = {
  name: before.name,
  companyName: before.companyName,
  registrationNumber: before.registrationNumber,
  taxCode: before.taxCode,
  representative: before.representative,
  address: before.address,
  bankName: 'Vietcombank',
  accountHolder: 'CONG TY TNHH MOC AN',
  accountNumber: '',
  bankProof: '/media/private/a.webp',
  licence: '/media/private/b.webp',
  note: '',
};
const account = { accountNumber: '0071 000 999 999', bankProof: '/media/private/c.webp' };

const faults = (more: Partial<ShopDataValues>) =>
  shopDataFaults(before, { ...values, ...more }).map(({ field }) => field);

describe('what a shop asks to have shown', () => {
  test('left as it is, it is the same data', () => {
    expect(faults({})).toEqual([]);
    expect(askedShopData(before, values)).toEqual(before);
    expect(askedShopData(before, { ...values, licence: '' }).licence).toBe(before.licence);
    expect(shopDataChanges(before, before)).toEqual([]);
  });

  test('each field is told when it differs', () => {
    const other: ShopData = {
      name: 'a',
      companyName: 'b',
      registrationNumber: 'c',
      taxCode: 'd',
      representative: 'e',
      address: 'f',
      bank: null,
      licence: null,
    };
    expect(shopDataChanges(before, other)).toEqual(shopDataFields);
    for (const one of ['bankName', 'accountHolder', 'accountNumber', 'proof'] as const)
      expect(
        shopDataChanges(before, { ...before, bank: { ...before.bank!, [one]: 'x' } }),
        one,
      ).toEqual(['bank']);
  });

  test('another account needs its number and a picture of it', () => {
    expect(faults({ bankName: 'ACB' })).toEqual(['accountNumber', 'bankProof']);
    expect(faults({ accountHolder: 'LE AN' })).toEqual(['accountNumber', 'bankProof']);
    expect(faults({ accountNumber: '0071000999999' })).toEqual(['bankProof']);
    expect(faults({ accountNumber: '0071000999999', bankProof: '' })).toEqual(['bankProof']);
    expect(faults(account)).toEqual([]);
    expect(faults({ ...account, bankName: '', accountHolder: '' })).toEqual([
      'bankName',
      'accountHolder',
    ]);
    expect(askedShopData(before, { ...values, ...account }).bank).toEqual({
      ...before.bank,
      accountNumber: account.accountNumber,
      proof: account.bankProof,
    });
  });

  test('what the licence says needs a new picture of it', () => {
    for (const field of [
      'companyName',
      'registrationNumber',
      'taxCode',
      'representative',
    ] as const) {
      expect(faults({ [field]: 'x' }), field).toEqual(['licence']);
      expect(faults({ [field]: 'x', licence: '' }), field).toEqual(['licence']);
      expect(faults({ [field]: 'x', licence: 'new' }), field).toEqual([]);
    }
    expect(faults({ name: 'x', address: 'y' })).toEqual([]);
  });

  test('a shop without an account may keep none', () => {
    const bare = { ...before, bank: null };
    const none = { ...values, bankName: '', accountHolder: '', bankProof: '' };
    expect(shopDataFaults(bare, none)).toEqual([]);
    expect(askedShopData(bare, none).bank).toBeNull();
    expect(shopDataFaults(bare, { ...none, ...account })).toHaveLength(2);
  });

  test('the form says each fault at its field, and cleans what is typed', () => {
    const form = shopDataForm(before);
    const good = validate(form, { ...values, ...account, name: '  Mộc An  Hà Nội ' });
    expect(good.ok && good.values.accountNumber).toBe('0071000999999');
    const bad = validate(form, { ...values, taxCode: '12', accountNumber: '1' });
    expect(!bad.ok && Object.keys(bad.errors)).toEqual(
      expect.arrayContaining(['taxCode', 'accountNumber']),
    );
    const missing = validate(form, { ...values, taxCode: '0109999999', bankName: 'ACB' });
    expect(!missing.ok && missing.errors).toEqual({
      accountNumber: 'validation.account-number.invalid',
      bankProof: 'validation.images.required',
      licence: 'validation.images.required',
    });
  });

  test('whom one reaches: a hotline is a phone too', () => {
    const contact = {
      contactName: 'Lê An',
      contactPhone: '1900 1234',
      contactEmail: 'AN@moc.vn',
      warehouse: 'Kho 2, Long Biên',
    };
    const judged = validate(shopContactSchema, contact);
    expect(judged.ok && [judged.values.contactPhone, judged.values.contactEmail]).toEqual([
      '19001234',
      'an@moc.vn',
    ]);
    expect(validate(shopContactSchema, { ...contact, warehouse: ' ' }).ok).toBe(false);
  });
});
