import type { PaymentMethod } from '@hien/domain';
import { and, asc, isNotNull, isNull, like } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { outbox } from '../../db/schema/mail.ts';
import { designs } from '../../db/schema/designs.ts';
import { advancedDesigns } from '../../orders/designs/advance.ts';
import { createDesigns } from '../../orders/designs/create-designs.ts';
import { lockDesigns, moveDesigns } from '../../orders/designs/stored-order.ts';
import { payGroup } from '../../orders/write/pay-group.ts';
import { demoId } from '../demo-accounts.ts';

const hour = 3_600_000;
const day = 24 * hour;

type DesignStory = {
  /** Counted among the designs on sale, none of those of `design-purchases.ts`; the last `added` of them came later. */
  readonly nth: readonly number[];
  readonly added?: number;
  /** Days before now. */
  readonly placed: number;
  readonly method: PaymentMethod;
  readonly end: 'waits' | 'paid' | 'cancelled' | 'overdue';
  readonly invoice?: boolean;
};

/** Orders of the demo company; part of the seed's version. */
export const designStories: readonly DesignStory[] = [
  { nth: [2], placed: 0.2, method: 'QR', end: 'waits' },
  { nth: [3, 6, 7, 8], added: 3, placed: 1, method: 'VA', end: 'waits' },
  { nth: [11, 12], added: 1, placed: 2, method: 'QR', end: 'paid', invoice: true },
  { nth: [16], placed: 11, method: 'EW-MOMO', end: 'paid' },
  { nth: [17], placed: 13, method: 'IC', end: 'cancelled' },
  { nth: [18], placed: 20, method: 'VA', end: 'overdue' },
];

const invoice = {
  company: 'Công ty TNHH Xây dựng Quốc Bảo',
  email: 'ketoan@quocbao.example',
  taxCode: '0316789012',
  address: '88 Nguyễn Thị Minh Khai, Quận 3, TP. Hồ Chí Minh',
};

/** What the demo company ordered, told by the transitions themselves. */
export async function seedDesignOrders(tx: Orm, now: number): Promise<void> {
  const shelf = await tx
    .select({ designId: designs.id, price: designs.price })
    .from(designs)
    .where(and(isNull(designs.withdrawnAt), isNotNull(designs.constructionPriceFrom)))
    .orderBy(asc(designs.id));
  for (const story of designStories) {
    const chosen = story.nth.flatMap((nth) => shelf[nth] ?? []);
    if (chosen.length === story.nth.length) await tell(tx, story, chosen, now);
  }
  // Nobody is mailed about the sample.
  await tx.delete(outbox).where(like(outbox.key, 'notice:design-order:%'));
}

async function tell(
  tx: Orm,
  { added = 0, placed, method, end, invoice: withInvoice = false }: DesignStory,
  chosen: readonly { readonly designId: number; readonly price: number }[],
  now: number,
): Promise<void> {
  const userId = demoId('company');
  const at = now - placed * day;
  const id = await createDesigns(tx, {
    userId,
    designs: chosen.slice(0, chosen.length - added),
    method,
    referralCode: null,
    redBill: withInvoice ? invoice : null,
    at,
  });
  const held = async () => {
    const locked = await lockDesigns(tx, id, userId);
    if (locked === null) throw new Error(`no order of designs ${id}`);
    return locked;
  };
  if (added > 0) {
    const payload = { designs: chosen.slice(-added), owned: [] };
    const command = { event: 'order.add_designs', by: 'buyer', at: at + hour, payload } as const;
    await moveDesigns(tx, await held(), command);
  }
  const { group } = await held();
  if (end === 'paid')
    await payGroup(tx, {
      groupId: group.id,
      attemptId: null,
      captured: group.total,
      at: at + 2 * hour,
    });
  if (end === 'cancelled')
    await moveDesigns(tx, await held(), {
      event: 'cancel',
      by: 'buyer',
      at: at + 5 * hour,
      payload: {},
    });
  if (end === 'overdue') await advancedDesigns(tx, group, now);
}
