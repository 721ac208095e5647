import { type Language, shopRoleOf } from '@hien/domain';
import { pictureOf } from '../db/localized.ts';
import type { Answer } from '../http/handler.ts';
import type { ProfileRow } from './user-repository.ts';

export type WireProfile = NonNullable<Answer<'getProfile'>['data']>;

/** A member as they see themselves. */
export function profileOf(user: ProfileRow, language: Language): WireProfile {
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    avatar: pictureOf(user.avatar, language),
    phone: user.phone,
    login_method: user.loginMethod,
    roles: user.roles,
    business_kind: user.businessKind,
    partner: user.partner,
    shop_role: shopRoleOf(user),
    user_membership:
      // A won week is Gold with auction, whatever plan lies below it (2.13).
      user.isAuction
        ? { type: 'Gold', is_auction: true }
        : user.membershipType === null
          ? null
          : { type: user.membershipType, is_auction: false },
    language: user.language,
    unread_inbox: user.unreadInbox,
    unread_news: user.unreadNews,
    cart_count: user.cartCount,
    member_since: user.createdAt.toISOString(),
    version: user.version,
  };
}
