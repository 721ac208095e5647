import { lotExpiry } from '@hien/domain';
import type { pointLots, pointMoves, referralCodes, userCoupons } from '../../db/schema/rewards.ts';
import { text } from '../content/text.ts';
import { demoId } from '../demo-accounts.ts';

const day = 86_400_000;

type Lot = typeof pointLots.$inferInsert;
type Move = Omit<typeof pointMoves.$inferInsert, 'lotId'>;

/** Points of reviews: some to use, some that end soon, some that have ended. */
export function sampleLots(
  now: number,
): readonly { readonly lot: Lot; readonly moves: readonly Move[] }[] {
  const userId = demoId('customer');
  return [
    { days: 40, earned: 500, used: 0 },
    { days: 120, earned: 500, used: 500 },
    { days: 345, earned: 500, used: 120 },
    { days: 360, earned: 500, used: 0 },
    { days: 400, earned: 500, used: 200 },
  ].map(({ days, earned, used }, index) => {
    const at = now - days * day;
    const expiresAt = lotExpiry(at);
    const gone = expiresAt < now;
    const left = earned - used;
    const lot: Lot = {
      userId,
      source: `review:sample-${index + 1}`,
      state: left === 0 ? 'used' : gone ? 'expired' : 'active',
      version: (used > 0 ? 1 : 0) + (gone ? 1 : 0),
      earned,
      left,
      earnedAt: new Date(at),
      expiresAt: new Date(expiresAt),
      changedAt: new Date(gone ? expiresAt + 1 : at),
    };
    const moves: Move[] = [{ userId, kind: 'earn', amount: earned, at: new Date(at) }];
    if (used > 0) moves.push({ userId, kind: 'spend', amount: -used, at: new Date(at + 20 * day) });
    if (gone) moves.push({ userId, kind: 'expire', amount: -left, at: new Date(expiresAt + 1) });
    return { lot, moves };
  });
}

/** One of each kind: an amount, a share of the price, one not yet valid, one that is over. */
export function sampleCoupons(now: number): (typeof userCoupons.$inferInsert)[] {
  const of = (
    role: Parameters<typeof demoId>[0],
    code: string,
    name: ReturnType<typeof text>,
    value: (typeof userCoupons.$inferInsert)['value'],
    minimum: number,
    [from, until]: readonly [number, number],
    state: 'available' | 'expired' = 'available',
  ): typeof userCoupons.$inferInsert => ({
    userId: demoId(role),
    code,
    name,
    state,
    value,
    minimum,
    from: new Date(now + from * day),
    until: new Date(now + until * day),
    changedAt: new Date(now + Math.min(0, until) * day),
  });
  const welcome = text('Chào mừng thành viên mới', 'Welcome to Hiên', '신규 회원 환영');
  return [
    of('customer', 'CHAOHIEN', welcome, { kind: 'amount', amount: 100_000 }, 500_000, [-20, 40]),
    of(
      'customer',
      'PHONGKHACH10',
      text('Giảm 10% phòng khách', '10% off for the living room', '거실 10% 할인'),
      { kind: 'percent', percent: 10, max: 500_000 },
      2_000_000,
      [-5, 25],
    ),
    of(
      'customer',
      'TETSOM',
      text('Ưu đãi Tết sớm', 'An early new year', '설맞이 얼리버드'),
      { kind: 'amount', amount: 300_000 },
      3_000_000,
      [20, 60],
    ),
    of(
      'customer',
      'THANGMUOI',
      text('Tháng Mười về nhà', 'October at home', '10월 홈 쿠폰'),
      { kind: 'amount', amount: 50_000 },
      0,
      [-50, -10],
      'expired',
    ),
    of('company', 'CHAOHIEN', welcome, { kind: 'amount', amount: 100_000 }, 500_000, [-20, 40]),
    of('individual', 'CHAOHIEN', welcome, { kind: 'amount', amount: 100_000 }, 500_000, [-20, 40]),
  ];
}

/** Codes a buyer may name at checkout; the last one is over. */
export function sampleReferralCodes(now: number): (typeof referralCodes.$inferInsert)[] {
  const at = (days: number) => new Date(now - days * day);
  return [
    { code: 'HIEN2026', userId: null, label: 'Bạn bè của Hiên', endsAt: null, createdAt: at(300) },
    {
      code: 'THIETKE',
      owner: 'member',
      userId: demoId('freelancer'),
      label: 'Lê Minh Khuê',
      endsAt: null,
      createdAt: at(120),
    },
    {
      code: 'TUHANOI',
      owner: 'sales',
      userId: null,
      label: 'Anh Tú, nhóm bán hàng Hà Nội',
      endsAt: null,
      createdAt: at(9),
    },
    { code: 'HEHETHAN', userId: null, label: 'Mùa hè', endsAt: at(30), createdAt: at(160) },
  ];
}
