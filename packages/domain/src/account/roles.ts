import type { Text } from '../language/language.ts';

/** What an account is called on the wire. One account may hold several (D50). */
export const roles = ['admin', 'customer', 'business', 'contractor'] as const;

export type Role = (typeof roles)[number];

export const roleLabels: Readonly<Record<Role, Text>> = {
  admin: { vi: 'Quản trị viên', en: 'Admin', ko: '관리자' },
  customer: { vi: 'Khách hàng', en: 'Customer', ko: '고객' },
  business: { vi: 'Doanh nghiệp', en: 'Business', ko: '비즈니스' },
  contractor: { vi: 'Nhà thầu', en: 'Contractor', ko: '시공사' },
};

export const businessKinds = ['company', 'individual', 'freelancer'] as const;

export type BusinessKind = (typeof businessKinds)[number];

export const businessKindLabels: Readonly<Record<BusinessKind, Text>> = {
  company: { vi: 'Công ty', en: 'Company', ko: '법인' },
  individual: { vi: 'Cá nhân kinh doanh', en: 'Individual', ko: '개인' },
  freelancer: { vi: 'Nhà thiết kế tự do', en: 'Freelancer', ko: '프리랜서' },
};

export const partnerKinds = ['design', 'construction', 'commerce'] as const;

export type PartnerKind = (typeof partnerKinds)[number];

export const partnerKindLabels: Readonly<Record<PartnerKind, Text>> = {
  design: { vi: 'Đối tác thiết kế', en: 'Design partner', ko: '디자인 파트너' },
  construction: { vi: 'Đối tác thi công', en: 'Construction partner', ko: '시공 파트너' },
  commerce: { vi: 'Đối tác bán hàng', en: 'Commerce partner', ko: '커머스 파트너' },
};

/** Who keeps a shop, and who works in it for them. */
export const shopRoles = ['owner', 'staff'] as const;

export type ShopRole = (typeof shopRoles)[number];

export const shopRoleLabels: Readonly<Record<ShopRole, Text>> = {
  owner: { vi: 'Chủ gian hàng', en: 'Owner', ko: '대표' },
  staff: { vi: 'Nhân viên', en: 'Staff', ko: '직원' },
};

export const loginMethods = ['system', 'google', 'facebook', 'apple', 'zalo'] as const;

export type LoginMethod = (typeof loginMethods)[number];

/** Everything a decision about rights looks at. */
export type Capabilities = {
  readonly roles: readonly Role[];
  readonly businessKind: BusinessKind | null;
  readonly partner: readonly PartnerKind[];
  readonly loginMethod: LoginMethod;
  /** A member who works in somebody else's shop, which is no partnership of their own. */
  readonly shopStaff?: boolean;
};

/** As what somebody belongs to a shop. Whoever has one of their own is its owner, never staff of another. */
export function shopRoleOf({
  partner,
  shopStaff,
}: Pick<Capabilities, 'partner' | 'shopStaff'>): ShopRole | null {
  if (partner.includes('commerce')) return 'owner';
  return shopStaff === true ? 'staff' : null;
}

/** Members who came through a social network have no password here and cannot upgrade (platform 6). */
export function isSocialLogin(method: LoginMethod): boolean {
  return method !== 'system';
}

/** Business members of every kind buy designs themselves; ordinary members go through a contractor (D78). */
export function canBuyDesigns(who: Pick<Capabilities, 'businessKind'>): boolean {
  return who.businessKind !== null;
}
