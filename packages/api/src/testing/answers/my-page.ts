import { MockFailure } from '../failure.ts';
import { member, partner, password, tokens } from '../fixtures/members.ts';
import { addresses, business } from '../fixtures/my-page.ts';
import type { Answers } from './answerer.ts';

const list = (items = addresses) => ({ data: { items: [...items], max: 10 } });

function known(id: number): number {
  if (!addresses.some((address) => address.id === id)) throw new MockFailure(404);
  return id;
}

function tenDigits(phone: string): void {
  if (phone.replace(/\D/g, '').length !== 10)
    throw new MockFailure(422, { code: 'AUTH_14', fields: [{ field: 'phone', code: 'AUTH_14' }] });
}

const of = (token: string | null) => (token === tokens.partner ? partner : member);

export const myPageAnswers: Answers<
  | 'updateProfile'
  | 'changePassword'
  | 'endOtherSessions'
  | 'listAddresses'
  | 'createAddress'
  | 'updateAddress'
  | 'removeAddress'
  | 'getBusiness'
  | 'sendBusinessDetails'
  | 'exportMyData'
  | 'deleteAccount'
> = {
  updateProfile({ body, token }) {
    const now = of(token);
    if (body.phone !== '') tenDigits(body.phone);
    if (body.expected_version !== now.version)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT' });
    if (typeof body.avatar === 'string' && !/^\/media\/uploads\/[a-z0-9-]+\.\w+$/.test(body.avatar))
      throw new MockFailure(422, {
        code: 'PRODUCT_07',
        fields: [{ field: 'avatar', code: 'PRODUCT_07' }],
      });
    const { first_name, last_name, phone } = body;
    return { data: { ...now, first_name, last_name, phone, version: now.version + 1 } };
  },

  changePassword({ body, token }) {
    if (token === tokens.social) throw new MockFailure(403);
    if (body.password !== body.confirm_password)
      throw new MockFailure(422, {
        code: 'AUTH_07',
        fields: [{ field: 'confirm_password', code: 'AUTH_07' }],
      });
    if (body.old_password !== password)
      throw new MockFailure(422, {
        code: 'AUTH_09',
        fields: [{ field: 'old_password', code: 'AUTH_09' }],
      });
    if (body.password === body.old_password)
      throw new MockFailure(422, {
        code: 'PASSWORD_REUSED',
        fields: [{ field: 'password', code: 'PASSWORD_REUSED' }],
      });
    return { data: { ended: 1 } };
  },

  endOtherSessions: () => ({ data: { ended: 2 } }),

  listAddresses: () => list(),

  createAddress({ body }) {
    tenDigits(body.phone);
    return list([...addresses, { ...body, id: 3, is_default: false }]);
  },

  updateAddress({ body }) {
    known(body.id);
    tenDigits(body.phone);
    return list(
      addresses.map((address) => (address.id === body.id ? { ...address, ...body } : address)),
    );
  },

  removeAddress({ body }) {
    known(body.id);
    return list(addresses.filter((address) => address.id !== body.id));
  },

  getBusiness: ({ token }) => ({
    data: token === tokens.partner ? business.approved : business.ordinary,
  }),

  sendBusinessDetails({ body, token }) {
    if (token === tokens.social) throw new MockFailure(403);
    const now = token === tokens.partner ? business.approved : business.ordinary;
    if (body.expected_version !== now.version)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT' });
    const { expected_version: _, ...sent } = body;
    if (sent.tax_code.length < 10 || /^0+$/.test(sent.tax_code)) throw new MockFailure(400);
    return {
      data:
        token === tokens.partner ? { ...business.changed, sent } : { ...business.pending, sent },
    };
  },

  exportMyData: ({ token }) => ({
    data: {
      exported_at: '2026-03-06T03:00:00Z',
      account: { ...of(token) },
      records: { addresses: addresses.map((address) => ({ ...address })) },
    },
  }),

  deleteAccount({ body, token }) {
    if (token === tokens.social) throw new MockFailure(403, { code: 'SIGN_IN_AGAIN' });
    if (body.password === undefined) throw new MockFailure(400);
    if (body.password !== password)
      throw new MockFailure(422, {
        code: 'AUTH_09',
        fields: [{ field: 'password', code: 'AUTH_09' }],
      });
    return {
      data: { withdrawn_at: '2026-03-06T03:00:00Z', may_return_at: '2026-09-06T03:00:00Z' },
    };
  },
};
