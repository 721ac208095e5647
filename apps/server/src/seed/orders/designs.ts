import type { PaymentMethod } from '@hien/domain';
import { and, asc, eq, isNotNull, isNull, like } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { designRefunds } from '../../db/schema/design-orders.ts';
import { designs } from '../../db/schema/designs.ts';
import { outbox } from '../../db/schema/mail.ts';
import { moneyReturns } from '../../db/schema/payments.ts';
import { advancedDesigns } from '../../orders/designs/advance.ts';
import { createDesigns } from '../../orders/designs/create-designs.ts';
import { refundKey } from '../../orders/designs/refund-follows.ts';
import { type LockedDesigns, lockDesigns, moveDesigns } from '../../orders/designs/stored-order.ts';
import { moneyReturned } from '../../orders/write/money-returned.ts';
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
  /** The money was asked back a day after it was paid, and how that ended. */
  readonly refund?: { readonly reason: string } & (
    | { readonly answer: null }
    | { readonly answer: string; readonly ends: 'refused' | 'on-its-way' | 'returned' }
  );
  readonly invoice?: boolean;
  /** The code that it was ordered with. */
  readonly referral?: string;
};

/** Orders of the demo company; part of the seed's version. */
export const designStories: readonly DesignStory[] = [
  { nth: [2], placed: 0.2, method: 'QR', end: 'waits' },
  { nth: [3, 6, 7, 8], added: 3, placed: 1, method: 'VA', end: 'waits' },
  {
    nth: [11, 12],
    added: 1,
    placed: 2,
    method: 'QR',
    end: 'paid',
    invoice: true,
    referral: 'THIETKE',
  },
  { nth: [16], placed: 11, method: 'EW-MOMO', end: 'paid' },
  {
    nth: [13],
    placed: 3,
    method: 'VA',
    end: 'paid',
    refund: {
      reason:
        'Chủ nhà đổi sang căn 85 m² nên mẫu này không còn dùng được. Chúng tôi chưa tải bộ hồ sơ.',
      answer: null,
    },
  },
  {
    nth: [15],
    placed: 6,
    method: 'VA',
    end: 'paid',
    refund: {
      reason: 'Mua trùng: đồng nghiệp đã mua mẫu này bằng tài khoản khác của công ty.',
      answer: 'Không có lượt tải nào. Chúng tôi hoàn lại toàn bộ.',
      ends: 'on-its-way',
    },
  },
  {
    nth: [21],
    placed: 16,
    method: 'QR',
    end: 'paid',
    refund: {
      reason: 'Khách thích phong cách khác.',
      answer: 'Hình ảnh và mặt bằng được xem đầy đủ trước khi mua. Bộ hồ sơ vẫn tải được như cũ.',
      ends: 'refused',
    },
  },
  {
    nth: [22],
    placed: 24,
    method: 'QR',
    end: 'paid',
    refund: {
      reason: 'Thanh toán nhầm mẫu hai tầng trong khi nhà chỉ có một tầng.',
      answer: 'Chưa có lượt tải nào.',
      ends: 'returned',
    },
  },
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
  { added = 0, placed, method, end, refund, invoice: withInvoice = false, referral }: DesignStory,
  chosen: readonly { readonly designId: number; readonly price: number }[],
  now: number,
): Promise<void> {
  const userId = demoId('company');
  const at = now - placed * day;
  const id = await createDesigns(tx, {
    userId,
    forUserId: null,
    designs: chosen.slice(0, chosen.length - added),
    method,
    referralCode: referral ?? null,
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
  if (refund !== undefined) await askBack(tx, await held(), refund, at + day);
  if (end === 'cancelled')
    await moveDesigns(tx, await held(), {
      event: 'cancel',
      by: 'buyer',
      at: at + 5 * hour,
      payload: {},
    });
  if (end === 'overdue') await advancedDesigns(tx, group, now);
}

const account = {
  bank: 'Vietcombank',
  holder: 'CONG TY TNHH XAY DUNG QUOC BAO',
  account: '0071004567890',
};

/** The money is asked back at `at`, and what became of it a day later. */
async function askBack(
  tx: Orm,
  locked: LockedDesigns,
  refund: NonNullable<DesignStory['refund']>,
  at: number,
): Promise<void> {
  const { id: orderId, userId } = locked.row;
  const { reason, answer } = refund;
  await tx.insert(designRefunds).values({ orderId, reason, account, requestedAt: new Date(at) });
  await moveDesigns(tx, locked, { event: 'refund.request', by: 'buyer', at, payload: { reason } });
  if (answer === null) return;
  const asked = await lockDesigns(tx, orderId, userId);
  if (asked === null) throw new Error(`no order of designs ${orderId}`);
  const decision = refund.ends === 'refused' ? 'reject' : 'approve';
  await tx
    .update(designRefunds)
    .set({ decision, answer, decidedBy: demoId('admin'), decidedAt: new Date(at + day) })
    .where(eq(designRefunds.orderId, orderId));
  await moveDesigns(tx, asked, {
    event: `refund.${decision}`,
    by: 'admin',
    at: at + day,
    payload: { reason: answer },
  });
  if (refund.ends !== 'returned') return;
  const [money] = await tx
    .update(moneyReturns)
    .set({
      state: 'refunded',
      proof: `sample-design-${orderId}`,
      tries: 1,
      changedAt: new Date(at + 2 * day),
    })
    .where(eq(moneyReturns.key, refundKey(orderId)))
    .returning({ id: moneyReturns.id });
  await moneyReturned(tx, money?.id ?? 0, 'refunded', at + 2 * day);
}
