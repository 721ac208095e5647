import {
  maskAccount,
  reasonTexts,
  shopContactSchema,
  shopDataFields,
  shopDataForm,
  touchesBank,
  validate,
} from '@hien/domain';
import type { ShopAccount, ShopDataShown } from '../../types.ts';
import { moment } from '../../wire/index.ts';
import { MockFailure } from '../failure.ts';
import {
  decidedShopChange,
  shopAccount,
  shopChangeCases,
} from '../fixtures/seller/shop-account.ts';
import { storyNow } from '../fixtures/text.ts';
import { decidable, decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

function read<Schema extends Parameters<typeof validate>[0]>(schema: Schema, typed: unknown) {
  const judged = validate<Schema>(schema, typed);
  if (judged.ok) return judged.values;
  throw new MockFailure(400, {
    code: 'VALIDATION',
    fields: Object.entries(judged.errors).map(([field, code]) => ({ field, code })),
  });
}

function looked(version: number): void {
  if (version !== shopAccount.version)
    throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: shopAccount } });
}

/** Whatever is waiting gives its place to `changes`. */
const after = (changes: ShopAccount['changes']): ShopAccount => ({
  ...shopAccount,
  version: shopAccount.version + 1,
  changes: [...changes, ...shopAccount.changes.filter(({ state }) => state !== 'waiting')],
});

export const shopAccountAnswers: Answers<
  | 'readShopAccount'
  | 'saveShopContact'
  | 'askShopChange'
  | 'withdrawShopChange'
  | 'listShopChanges'
  | 'readShopChangeAccount'
  | 'decideShopChange'
> = {
  readShopAccount: () => shopAccount,

  saveShopContact({ body: { expectedVersion, ...typed } }) {
    const contact = read(shopContactSchema, typed);
    looked(expectedVersion);
    return { ...shopAccount, ...contact, version: shopAccount.version + 1 };
  },

  askShopChange({ language, body: { expectedVersion, ...typed } }) {
    const before = shopAccount.data;
    const values = read(shopDataForm(before), typed);
    looked(expectedVersion);
    const { bankName, accountHolder, accountNumber, bankProof, licence, note, ...data } = values;
    const asked: ShopDataShown = {
      ...data,
      bank: touchesBank(before, values)
        ? { bankName, accountHolder, account: maskAccount(accountNumber), proof: bankProof }
        : before.bank,
      licence: licence === '' ? before.licence : licence,
    };
    const changed = shopDataFields.filter((field) => asked[field] !== before[field]);
    if (changed.length === 0)
      throw new MockFailure(422, {
        code: 'VALIDATION',
        body: { message: reasonTexts.UNCHANGED[language] },
      });
    return after([
      {
        id: 3,
        state: 'waiting',
        before,
        after: asked,
        changed: [...changed],
        note,
        reason: null,
        sentAt: moment(storyNow),
        decidedAt: null,
      },
    ]);
  },

  withdrawShopChange({ params: { id }, body: { expectedVersion } }) {
    const found = shopAccount.changes.find((one) => one.id === id);
    if (found === undefined) throw new MockFailure(404);
    if (found.state !== 'waiting')
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: shopAccount } });
    looked(expectedVersion);
    return after([{ ...found, state: 'withdrawn', decidedAt: moment(storyNow) }]);
  },

  listShopChanges({ token, query }) {
    onlyAdmin(token);
    return {
      data: pageOf(
        query.state === 'decided' ? [decidedShopChange] : shopChangeCases,
        query.page,
        20,
      ),
    };
  },

  readShopChangeAccount({ token, params }) {
    onlyAdmin(token);
    if (!shopChangeCases.some(({ id }) => id === params.id)) throw new MockFailure(404);
    return { data: { before: '0071000123456', after: '22334455667' } };
  },

  decideShopChange({ token, params, body }) {
    onlyAdmin(token);
    const found = decidable(shopChangeCases, params.id, body);
    const approves = body.decision === 'approve';
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: approves ? 'approved' : 'rejected',
        reason: approves ? null : body.reason.trim(),
        decided: decidedNow,
      },
    };
  },
};
