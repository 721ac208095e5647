import { endOfDay, startOfDay } from '@hien/domain';
import type { couponCampaigns } from '../../db/schema/rewards.ts';
import { text } from '../content/text.ts';
import { demoAccounts, demoId } from '../demo-accounts.ts';

type Campaign = typeof couponCampaigns.$inferInsert;

const day = 86_400_000;

/**
 * What issued the sample's coupons; one that everybody may enter (`NHAXINH50`), a welcome that is still a draft, and one that
 * staff stopped.
 */
export function sampleCampaigns(now: number): Campaign[] {
  const of = (
    code: string,
    name: Campaign['name'],
    value: Campaign['value'],
    [from, until]: readonly [number, number],
    more: Partial<Campaign>,
  ): Campaign => ({
    code,
    name,
    value,
    state: 'running',
    version: 1,
    from: new Date(startOfDay(now + from * day)),
    until: new Date(endOfDay(now + until * day)),
    audience: 'code',
    most: 100,
    startedAt: new Date(now + Math.min(from, 0) * day),
    createdBy: demoId('admin'),
    createdAt: new Date(now + Math.min(from - 1, -1) * day),
    ...more,
  });
  const given = (...roles: readonly Parameters<typeof demoId>[0][]) => {
    const emails = demoAccounts
      .filter(({ role }) => roles.includes(role))
      .map(({ email }) => email);
    return { audience: 'members', emails, most: emails.length } as const;
  };
  return [
    of(
      'CHAOHIEN',
      text('Chào mừng thành viên mới', 'Welcome to Hiên', '신규 회원 환영'),
      { kind: 'amount', amount: 100_000 },
      [-20, 40],
      {
        minimum: 500_000,
        ...given('customer', 'company', 'individual'),
      },
    ),
    of(
      'PHONGKHACH10',
      text('Giảm 10% phòng khách', '10% off for the living room', '거실 10% 할인'),
      { kind: 'percent', percent: 10, max: 500_000 },
      [-5, 25],
      { minimum: 2_000_000, ...given('customer') },
    ),
    of(
      'TETSOM',
      text('Ưu đãi Tết sớm', 'An early new year', '설맞이 얼리버드'),
      { kind: 'amount', amount: 300_000 },
      [20, 60],
      { minimum: 3_000_000, ...given('customer') },
    ),
    of(
      'THANGMUOI',
      text('Tháng Mười về nhà', 'October at home', '10월 홈 쿠폰'),
      { kind: 'amount', amount: 50_000 },
      [-50, -10],
      given('customer'),
    ),
    of(
      'NHAXINH50',
      text('Giảm 50.000 đ cho nhà xinh', '50,000 đ off for a lovely home', '예쁜 집 50,000 đ 할인'),
      { kind: 'amount', amount: 50_000 },
      [-3, 57],
      { minimum: 300_000, most: 500 },
    ),
    of(
      'THANHVIEN15',
      text('Quà cho thành viên mới', 'For new members', '신규 회원 선물'),
      { kind: 'percent', percent: 15, max: 300_000 },
      [1, 90],
      {
        state: 'draft',
        version: 0,
        minimum: 1_000_000,
        audience: 'joined',
        joinedFrom: new Date(startOfDay(now + day)),
        joinedUntil: new Date(endOfDay(now + 60 * day)),
        most: 1_000,
        startedAt: null,
      },
    ),
    of(
      'DEN50',
      text('Giảm 50% đèn', '50% off lamps', '조명 50% 할인'),
      { kind: 'percent', percent: 50, max: 2_000_000 },
      [-30, 20],
      { state: 'stopped', version: 2, withdrawn: true, most: 50 },
    ),
  ];
}
