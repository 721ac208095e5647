import {
  type Partner,
  type ShopBank,
  type ShopData,
  maskAccount,
  newPartner,
  shopDataChanges,
} from '@hien/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { shopAccounts, shopChanges } from '../../db/schema/shop-account.ts';
import { sellers } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer } from '../../http/handler.ts';

export type ChangeRow = typeof shopChanges.$inferSelect;
type AccountRow = typeof shopAccounts.$inferSelect;

export type StoredAccount = {
  readonly seller: typeof sellers.$inferSelect;
  readonly account: AccountRow;
};

/** A shop whose row of `shop_accounts` nobody has written yet. */
const blank = (sellerId: number): AccountRow => ({
  sellerId,
  version: 0,
  contactName: '',
  warehouse: '',
  bank: null,
  licence: null,
  termsVersion: null,
  agreedAt: null,
  verifiedAt: null,
});

/** @throws {ApiError} NOT_FOUND */
export async function storedAccount(orm: Orm, sellerId: number): Promise<StoredAccount> {
  const [found] = await orm
    .select({ seller: sellers, account: shopAccounts })
    .from(sellers)
    .leftJoin(shopAccounts, eq(shopAccounts.sellerId, sellers.id))
    .where(eq(sellers.id, sellerId));
  if (found === undefined) throw new ApiError('NOT_FOUND');
  return { seller: found.seller, account: found.account ?? blank(sellerId) };
}

/** Writes what differs, one version on. The shop's row is held by whoever calls. */
export async function writeAccount(
  tx: Orm,
  { account }: StoredAccount,
  change: Partial<AccountRow> = {},
): Promise<void> {
  const after = { ...account, ...change, version: account.version + 1 };
  await tx
    .insert(shopAccounts)
    .values(after)
    .onConflictDoUpdate({ target: shopAccounts.sellerId, set: after });
}

export const dataOf = ({ seller, account }: StoredAccount): ShopData => ({
  name: seller.name,
  companyName: seller.companyName,
  registrationNumber: seller.registrationNumber,
  taxCode: seller.taxCode,
  representative: seller.representative ?? '',
  address: seller.address,
  bank: account.bank,
  licence: account.licence,
});

/** The columns of what staff approved. */
export const columnsOf = ({ bank, licence, ...seller }: ShopData) => ({
  seller,
  account: { bank, licence },
});

/** A shop as the partner machine moves it: what was asked for last is what was sent last. */
export const partnerOf = (waits: boolean, { version }: AccountRow, at: number): Partner => ({
  ...newPartner('commerce', at),
  state: 'approved',
  version,
  shownRevision: 1,
  sentRevision: waits ? 2 : 1,
});

export async function waitingChange(orm: Orm, sellerId: number): Promise<ChangeRow | null> {
  const [row] = await orm
    .select()
    .from(shopChanges)
    .where(and(eq(shopChanges.sellerId, sellerId), eq(shopChanges.state, 'waiting')));
  return row ?? null;
}

const shownBank = ({ bankName, accountHolder, accountNumber, proof }: ShopBank) => ({
  bankName,
  accountHolder,
  account: maskAccount(accountNumber),
  proof,
});

/** Of the account its last digits alone. */
export const shownData = ({ bank, ...data }: ShopData) => ({
  ...data,
  bank: bank === null ? null : shownBank(bank),
});

const shownChange = (row: ChangeRow) => ({
  id: row.id,
  state: row.state,
  before: shownData(row.before),
  after: shownData(row.after),
  changed: [...shopDataChanges(row.before, row.after)],
  note: row.note,
  reason: row.reason,
  sentAt: row.sentAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

const mostChanges = 10;

/** A shop's own data as it reads them. */
export async function shownAccount(orm: Orm, sellerId: number): Promise<Answer<'readShopAccount'>> {
  const stored = await storedAccount(orm, sellerId);
  const { seller, account } = stored;
  const changes = await orm
    .select()
    .from(shopChanges)
    .where(eq(shopChanges.sellerId, sellerId))
    .orderBy(desc(shopChanges.id))
    .limit(mostChanges);
  return {
    id: seller.id,
    version: account.version,
    data: shownData(dataOf(stored)),
    contract:
      account.termsVersion === null || account.agreedAt === null
        ? null
        : { termsVersion: account.termsVersion, agreedAt: account.agreedAt.toISOString() },
    verifiedAt: account.verifiedAt?.toISOString() ?? null,
    contactName: account.contactName,
    contactPhone: seller.phone,
    contactEmail: seller.email,
    warehouse: account.warehouse,
    changes: changes.map(shownChange),
  };
}
