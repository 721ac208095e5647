import type { Text } from '../language/language.ts';

/** As the profile carries it. */
export type UserMembership = { readonly type: 'Gold' | 'Basic'; readonly is_auction: boolean };

export const membershipKinds = ['premium', 'gold', 'basic', 'none'] as const;

export type MembershipKind = (typeof membershipKinds)[number];

export const membershipKindLabels: Readonly<Record<MembershipKind, Text>> = {
  premium: { vi: 'Premium', en: 'Premium', ko: '프리미엄' },
  gold: { vi: 'Gold', en: 'Gold', ko: '골드' },
  basic: { vi: 'Basic', en: 'Basic', ko: '베이직' },
  none: { vi: 'Chưa đăng ký gói', en: 'No plan', ko: '이용 중인 플랜 없음' },
};

/** Premium is Gold with a running auction week; nothing else is (platform 3). An unknown type counts as none. */
export function membershipKind(
  membership: { readonly type: string; readonly is_auction: boolean } | null | undefined,
): MembershipKind {
  if (membership?.type === 'Gold') return membership.is_auction ? 'premium' : 'gold';
  return membership?.type === 'Basic' ? 'basic' : 'none';
}
