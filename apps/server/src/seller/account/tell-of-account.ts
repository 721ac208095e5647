import { type ShopBank, maskAccount } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import type { Services } from '../../services.ts';
import type { ChangeRow, StoredAccount } from './stored-account.ts';

const said = (bank: ShopBank | null): string =>
  bank === null ? '–' : `${bank.bankName} ${maskAccount(bank.accountNumber)}`;

/** Whom a shop's mails reach: its contact as it was, and the account that keeps it. */
async function readers(tx: Orm, { seller }: StoredAccount) {
  const [owner] =
    seller.userId === null
      ? []
      : await tx
          .select({ email: users.email, language: users.language })
          .from(users)
          .where(eq(users.id, seller.userId));
  const language = owner?.language ?? 'vi';
  return [...new Set([seller.email, owner?.email ?? seller.email])].map((to) => ({ to, language }));
}

/** Another account was asked for: whoever did not ask for it can say so before staff decide. */
export async function tellOfAsked(
  { mail }: Pick<Services, 'mail'>,
  tx: Orm,
  stored: StoredAccount,
  { id, version, before, after }: ChangeRow,
): Promise<void> {
  const values = {
    shop: stored.seller.name,
    before: said(before.bank),
    after: said(after.bank),
  };
  for (const reader of await readers(tx, stored))
    await mail.send(tx, 'shop-bank-asked', {
      ...reader,
      values,
      key: `shop-bank-asked:${id}:${version}:${reader.to}`,
    });
}

/** Another address takes the place of the contact's: both the old one and the account hear of it. */
export async function tellOfContact(
  { mail }: Pick<Services, 'mail'>,
  tx: Orm,
  stored: StoredAccount,
  after: string,
): Promise<void> {
  const { seller, account } = stored;
  for (const reader of await readers(tx, stored))
    await mail.send(tx, 'shop-contact-changed', {
      ...reader,
      values: { shop: seller.name, before: seller.email, after },
      key: `shop-contact-changed:${seller.id}:${account.version}:${reader.to}`,
    });
}
