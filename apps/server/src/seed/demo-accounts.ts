import type { BusinessKind, PartnerKind, UserRole } from '../db/schema/account.ts';

export type DemoAccount = {
  /** What it may do, for the list that the start prints. */
  role:
    | 'customer'
    | 'company'
    | 'individual'
    | 'freelancer'
    | 'contractor'
    | 'seller'
    | 'admin'
    | 'shop-staff'
    | 'moderator';
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  language: 'vi' | 'en' | 'ko';
  userRole: UserRole;
  businessKind: BusinessKind | null;
  partner: PartnerKind[];
};

/** One password for all of them: sample accounts of a sample database, under a domain reserved for examples. */
const password = 'hien-demo-2026';

const account = (
  role: DemoAccount['role'],
  address: string,
  [lastName, firstName]: readonly [string, string],
  language: DemoAccount['language'],
  userRole: UserRole,
  businessKind: BusinessKind | null = null,
  partner: PartnerKind[] = [],
): DemoAccount => ({
  role,
  email: `${address}@hien.example`,
  password,
  firstName,
  lastName,
  language,
  userRole,
  businessKind,
  partner,
});

/** One account per role; ids follow the order, from 1, but for those who came later (`rows/members.ts`). */
export const demoAccounts: readonly DemoAccount[] = [
  account('customer', 'khach', ['Nguyễn', 'Thu An'], 'vi', 'customer'),
  account('company', 'congty', ['Trần', 'Quốc Bảo'], 'vi', 'business', 'company'),
  account('individual', 'canhan', ['이', '서연'], 'ko', 'business', 'individual'),
  account('freelancer', 'thietke', ['Lê', 'Minh Khuê'], 'vi', 'business', 'freelancer', ['design']),
  account('contractor', 'nhathau', ['Phạm', 'Đức Long'], 'vi', 'contractor', 'company', [
    'construction',
  ]),
  account('seller', 'nguoiban', ['Nguyễn', 'Đình Minh'], 'vi', 'business', 'company', ['commerce']),
  account('admin', 'quantri', ['Miller', 'Hannah'], 'en', 'admin'),
  // Works in the seller's shop.
  account('shop-staff', 'nhanvien', ['Lý', 'Gia Hân'], 'vi', 'customer'),
  // Staff beside the admin: whoever removed something does not judge its appeal.
  account('moderator', 'kiemduyet', ['Đỗ', 'Hải Yến'], 'vi', 'admin'),
];

/** The key of a demo account; accounts are written in their order. */
export const demoId = (role: DemoAccount['role']): number =>
  demoAccounts.findIndex((each) => each.role === role) + 1;
