import { formatDate, languages, monthNamed, payDue } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { sellers } from '../../db/schema/shop.ts';
import type { SettlementNotice } from '../../mail/templates/partners/settlement-step.ts';
import { notifyMember } from '../../notices/notify-member.ts';
import { payableOf } from './payable.ts';

type Told = {
  readonly sellerId: number;
  /** `2026-03`. */
  readonly month: string;
  /** Of the month after the change, so that each step is told once. */
  readonly version: number;
  readonly at: number;
  readonly about: SettlementNotice;
  /** The bank's reference, or the words of an answer. */
  readonly note?: string;
};

/** A shop's news of a month, in its inbox and by mail, written with the change (2.16). */
export async function tellShop(tx: Orm, told: Told): Promise<void> {
  const { sellerId, month, version, at, about, note = '' } = told;
  const [shop] = await tx
    .select({ userId: sellers.userId })
    .from(sellers)
    .where(eq(sellers.id, sellerId));
  if (shop === undefined || shop.userId === null) return;
  const amount = await payableOf(tx, { sellerId, month });
  const start = monthNamed(month);
  const names = languages.map((language) => [language, formatDate(start, 'month', language)]);
  await notifyMember(tx, {
    userId: shop.userId,
    to: 'seller',
    key: `settlement:${sellerId}:${month}:${version}`,
    at,
    values: { ...Object.fromEntries(names), month, amount, ...(note === '' ? {} : { note }) },
    mail: {
      template: 'settlement-step',
      values: { about, month, amount, due: payDue(start), note },
    },
  });
}
