import type { Text } from '../language/language.ts';

/**
 * Who sends an event, in relation to the thing it concerns: "seller" is the seller who owns the item,
 * "buyer" the one who bought it. Whether somebody is that person is a matter of permissions.
 */
export const actors = [
  'buyer',
  'seller',
  'company',
  'member',
  'admin',
  'carrier',
  'system',
] as const;

export type Actor = (typeof actors)[number];

export const actorLabels: Readonly<Record<Actor, Text>> = {
  buyer: { vi: 'Người mua', en: 'Buyer', ko: '구매자' },
  seller: { vi: 'Người bán', en: 'Seller', ko: '판매자' },
  company: { vi: 'Nhà thầu', en: 'Contractor', ko: '시공사' },
  member: { vi: 'Thành viên', en: 'Member', ko: '회원' },
  admin: { vi: 'Quản trị viên', en: 'Admin', ko: '관리자' },
  carrier: { vi: 'Đơn vị vận chuyển', en: 'Carrier', ko: '택배사' },
  system: { vi: 'Hệ thống', en: 'System', ko: '시스템' },
};
