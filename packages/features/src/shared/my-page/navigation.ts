import { type Profile } from '@hien/api';
import { type Language, isSocialLogin } from '@hien/domain';
import {
  Bookmark,
  Building2,
  CircleHelp,
  Coins,
  Headset,
  House,
  Inbox,
  KeyRound,
  ListChecks,
  type LucideIcon,
  MapPin,
  Package,
  Star,
  UserRound,
} from 'lucide-react';
import { adminPaths, paths } from '@hien/domain/routes';
import type { MessageId } from '../i18n/useText.ts';

/** Which entry a page is: the frame marks it. */
export type MyPagePlace =
  | 'overview'
  | 'admin'
  | 'orders'
  | 'points'
  | 'bookmark'
  | 'review'
  | 'inbox'
  | 'support'
  | 'faq'
  | 'profile'
  | 'addresses'
  | 'business'
  | 'password';

export type NavEntry = {
  readonly place: MyPagePlace;
  readonly label: MessageId;
  readonly href: string;
  readonly icon: LucideIcon;
};

export type NavGroup = {
  readonly title: MessageId | null;
  readonly entries: readonly NavEntry[];
};

/** The entries of my page; a member of a social network has no password here. */
export function navigation(language: Language, profile: Profile | undefined): readonly NavGroup[] {
  const isBusiness = profile?.business_kind != null;
  const hasPassword = profile === undefined || !isSocialLogin(profile.login_method);
  return [
    {
      title: null,
      entries: [
        {
          place: 'overview',
          label: 'my-page.nav.overview',
          href: paths.myPage.to(language),
          icon: House,
        },
        ...(profile?.roles.includes('admin')
          ? [
              {
                place: 'admin',
                label: 'my-page.nav.admin',
                href: adminPaths.admin.to(language),
                icon: ListChecks,
              } as const,
            ]
          : []),
      ],
    },
    {
      title: 'my-page.nav.shopping',
      entries: [
        {
          place: 'orders',
          label: 'my-page.nav.orders',
          href: paths.orders.to(language),
          icon: Package,
        },
        {
          place: 'points',
          label: 'my-page.nav.points',
          href: paths.pointCoupon.to(language),
          icon: Coins,
        },
        {
          place: 'bookmark',
          label: 'my-page.nav.bookmark',
          href: paths.bookmark.to(language),
          icon: Bookmark,
        },
        {
          place: 'review',
          label: 'my-page.nav.review',
          href: paths.review.to(language),
          icon: Star,
        },
      ],
    },
    {
      title: 'my-page.nav.talk',
      entries: [
        { place: 'inbox', label: 'my-page.nav.inbox', href: paths.inbox.to(language), icon: Inbox },
        {
          place: 'support',
          label: 'my-page.nav.support',
          href: paths.customerCenter.to(language),
          icon: Headset,
        },
        { place: 'faq', label: 'my-page.nav.faq', href: paths.faq.to(language), icon: CircleHelp },
      ],
    },
    {
      title: 'my-page.nav.account',
      entries: [
        {
          place: 'profile',
          label: 'my-page.nav.profile',
          href: paths.myProfileCustomer.to(language),
          icon: UserRound,
        },
        {
          place: 'addresses',
          label: 'my-page.nav.addresses',
          href: paths.myPage.to(language, { tab: 'addresses' }),
          icon: MapPin,
        },
        isBusiness
          ? {
              place: 'business',
              label: 'my-page.nav.business',
              href: paths.myProfileBusiness.to(language),
              icon: Building2,
            }
          : {
              place: 'business',
              label: 'my-page.nav.switch',
              href: paths.myProfileBusinessSwitch.to(language),
              icon: Building2,
            },
        ...(hasPassword
          ? [
              {
                place: 'password',
                label: 'my-page.nav.password',
                href: paths.changePassword.to(language),
                icon: KeyRound,
              } as const,
            ]
          : []),
      ],
    },
  ];
}
