import type { Text } from '../language/language.ts';

/** Who somebody is when asking for something; a person may be several at once (D50). */
export const principals = [
  'guest',
  'customer',
  'business',
  'contractor',
  'partner',
  'admin',
] as const;
export type Principal = (typeof principals)[number];

/**
 * How far a right goes.
 * - `any`: on everything; `own`: on one's own; `shop`: on the orders and items of the shop one owns or works in
 * - `keeper`: on the shop one owns, which its staff may not; `staff`: on the shop one works in for somebody else
 * - `link`: without sign-in through a one-time link and the last digits of the phone (D15)
 * - `company`: as a business member of the kind company, which neither an individual nor a freelancer is
 * - `designer`: as a business member of the kind company or freelancer, who alone may sell designs
 * - `partner`: as an approved design partner; `password`: only with a password of one's own, not after a social login
 */
export const reaches = [
  'no',
  'own',
  'shop',
  'keeper',
  'staff',
  'link',
  'company',
  'designer',
  'partner',
  'password',
  'any',
] as const;
export type Reach = (typeof reaches)[number];

/** What an action is called, and how far each principal's right goes. */
export type PermissionRow = { readonly text: Text } & Readonly<Record<Principal, Reach>>;

/** How far the right of each goes, in the order of `principals`. */
export const rights = (
  guest: Reach,
  customer: Reach,
  business: Reach,
  contractor: Reach,
  partner: Reach,
  admin: Reach,
): Readonly<Record<Principal, Reach>> => ({
  guest,
  customer,
  business,
  contractor,
  partner,
  admin,
});

/** By `area.verb`. */
export type PermissionRows = Readonly<Record<string, PermissionRow>>;
