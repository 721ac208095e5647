import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const key = (name: string): string => `contract-bill-${name}`;

const correction = {
  company: 'Công ty TNHH Bếp Mới',
  email: 'ketoan@bepmoi.example',
  taxCode: '0100109106',
  address: '18 Nguyễn Huệ, Huế',
} as const;

export const redBillExamples = [
  example('listRedBills', {
    title: 'a shop sees its invoices, those that wait among them',
    given: { as: 'partner', query: { limit: 100 } },
    holds: ({ items, meta, counts }, { bills }) => {
      expect(items.length).toBe(meta.total);
      expect(items.map(({ id }) => id)).toContain(bills.ofShop.id);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(meta.total);
    },
  }),
  example('readRedBill', {
    title: 'its buyer reads one that is out',
    given: ({ bills }) => ({ as: 'member', params: { id: bills.elsewhere.id } }),
    holds: ({ viewer, bill, offers }) => {
      expect(viewer).toBe('buyer');
      expect(bill.state).toBe('issued');
      expect(offers).toEqual([]);
    },
  }),
  example('readRedBill', {
    title: 'the shop reads one with its lines, whose tax adds up',
    given: ({ bills }) => ({ as: 'partner', params: { id: bills.ofShop.id } }),
    holds: ({ viewer, lines, net, vat, bill }) => {
      expect(viewer).toBe('seller');
      expect(lines.reduce((sum, line) => sum + line.gross, 0)).toBe(bill.amount);
      expect(net + vat).toBe(bill.amount);
    },
  }),
  example('readRedBill', {
    title: 'of an order nobody placed is not found',
    given: { as: 'partner', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('correctRedBill', {
    title: 'not by who looked at an older one',
    given: ({ bills: { ofMember } }) => ({
      as: 'member',
      params: { id: ofMember.id },
      body: { ...correction, expectedVersion: ofMember.version + 99, idempotencyKey: key('old') },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('correctRedBill', {
    title: 'not of an order nobody placed',
    given: {
      as: 'member',
      params: { id: nobodysId },
      body: { ...correction, expectedVersion: 1, idempotencyKey: key('nobody') },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('correctRedBill', {
    title: 'not to a tax code that is none',
    given: ({ bills: { ofMember } }) => ({
      as: 'member',
      params: { id: ofMember.id },
      body: {
        ...correction,
        taxCode: '12345678901',
        expectedVersion: ofMember.version,
        idempotencyKey: key('wrong'),
      },
    }),
    status: 400,
    code: 'VALIDATION',
  }),
  example('correctRedBill', {
    title: 'its buyer corrects whom it is for',
    given: ({ bills: { ofMember } }) => ({
      as: 'member',
      params: { id: ofMember.id },
      body: { ...correction, expectedVersion: ofMember.version, idempotencyKey: key('right') },
    }),
    holds: ({ bill, buyer }, { bills }) => {
      expect(bill).toMatchObject({ state: 'requested', version: bills.ofMember.version + 1 });
      expect(buyer.taxCode).toBe(correction.taxCode);
    },
  }),
  example('sendRedBillEvent', {
    title: 'an invoice that is not out is not adjusted',
    given: ({ bills: { ofShop } }) => ({
      as: 'partner',
      params: { id: ofShop.id },
      body: {
        event: 'adjust' as const,
        number: '1C26XYZ-0000001',
        reason: 'Trả hàng',
        expectedVersion: ofShop.version,
        idempotencyKey: key('adjust'),
      },
    }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('sendRedBillEvent', {
    title: 'in its month a number is not sent to staff: the shop issues it',
    given: ({ bills: { ofShop } }) => ({
      as: 'partner',
      params: { id: ofShop.id },
      body: {
        event: 'send-number' as const,
        number: '1C26XYZ-0000005',
        expectedVersion: ofShop.version,
        idempotencyKey: key('send-early'),
      },
    }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('sendRedBillEvent', {
    title: 'not by who looked at an older one',
    given: ({ bills: { ofShop } }) => ({
      as: 'partner',
      params: { id: ofShop.id },
      body: {
        event: 'issue' as const,
        number: '1C26XYZ-0000002',
        expectedVersion: ofShop.version + 99,
        idempotencyKey: key('issue-old'),
      },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('sendRedBillEvent', {
    title: 'not of an order nobody placed',
    given: {
      as: 'partner',
      params: { id: nobodysId },
      body: {
        event: 'issue' as const,
        number: '1C26XYZ-0000003',
        expectedVersion: 1,
        idempotencyKey: key('issue-nobody'),
      },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('sendRedBillEvent', {
    title: 'an invoice is issued with its number',
    given: ({ bills: { ofShop } }) => ({
      as: 'partner',
      params: { id: ofShop.id },
      body: {
        event: 'issue' as const,
        number: '1C26XYZ-0000004',
        expectedVersion: ofShop.version,
        idempotencyKey: key('issue'),
      },
    }),
    holds: ({ bill, papers }) => {
      expect(bill).toMatchObject({ state: 'issued', billNumber: '1C26XYZ-0000004' });
      expect(papers).toMatchObject([{ kind: 'original', amount: bill.amount }]);
    },
  }),
];
