import { type Profile } from '@hien/api';
import { type Language, isSocialLogin } from '@hien/domain';
import {
  Bookmark,
  Building2,
  CircleHelp,
  Coins,
  Download,
  DraftingCompass,
  Gavel,
  HardHat,
  HeartHandshake,
  Headset,
  House,
  Images,
  Inbox,
  KeyRound,
  LampDesk,
  ListChecks,
  type LucideIcon,
  MapPin,
  Megaphone,
  Package,
  PenLine,
  Sofa,
  Star,
  Store,
  UserRound,
} from 'lucide-react';
import { adminPaths, paths } from '@hien/domain/routes';
import type { MessageId } from '../i18n/useText.ts';

/** Which entry a page is: the frame marks it. */
export type MyPageSection =
  | 'overview'
  | 'admin'
  | 'shop-manager'
  | 'company-page'
  | 'own-designs'
  | 'membership'
  | 'bids'
  | 'orders'
  | 'points'
  | 'bookmark'
  | 'homes'
  | 'posts'
  | 'rooms'
  | 'designs'
  | 'offices'
  | 'review'
  | 'construction-review'
  | 'inbox'
  | 'support'
  | 'faq'
  | 'profile'
  | 'addresses'
  | 'business'
  | 'password';

export type NavEntry = {
  readonly section: MyPageSection;
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
          section: 'overview',
          label: 'my-page.nav.overview',
          href: paths.myPage.to(language),
          icon: House,
        },
        ...(profile?.roles.includes('admin')
          ? [
              {
                section: 'admin',
                label: 'my-page.nav.admin',
                href: adminPaths.admin.to(language),
                icon: ListChecks,
              } as const,
            ]
          : []),
        ...((profile?.shop_role ?? null) !== null
          ? [
              {
                section: 'shop-manager',
                label: 'my-page.nav.shop-manager',
                href: paths.shopManager.to(language, { type: 'dashboard' }),
                icon: Store,
              } as const,
            ]
          : []),
        ...(profile?.partner.includes('construction')
          ? [
              {
                section: 'company-page',
                label: 'my-page.nav.company-page',
                href: paths.portfolioReviewManagement.to(language, { type: 'portfolio' }),
                icon: Images,
              } as const,
              {
                section: 'membership',
                label: 'my-page.nav.membership',
                href: paths.membership.to(language),
                icon: Megaphone,
              } as const,
              {
                section: 'bids',
                label: 'my-page.nav.bids',
                href: paths.myAuctionResult.to(language),
                icon: Gavel,
              } as const,
            ]
          : []),
        ...(profile?.partner.includes('design')
          ? [
              {
                section: 'own-designs',
                label: 'my-page.nav.own-designs',
                href: paths.portfolioReviewManagement.to(language, { type: 'design' }),
                icon: DraftingCompass,
              } as const,
            ]
          : []),
      ],
    },
    {
      title: 'my-page.nav.shopping',
      entries: [
        {
          section: 'orders',
          label: 'my-page.nav.orders',
          href: paths.orders.to(language),
          icon: Package,
        },
        {
          section: 'points',
          label: 'my-page.nav.points',
          href: paths.pointCoupon.to(language),
          icon: Coins,
        },
        {
          section: 'bookmark',
          label: 'my-page.nav.bookmark',
          href: paths.bookmark.to(language),
          icon: Bookmark,
        },
        {
          section: 'homes',
          label: 'my-page.nav.homes',
          href: paths.sharedInteriorDesign.to(language),
          icon: HeartHandshake,
        },
        {
          section: 'posts',
          label: 'my-page.nav.posts',
          href: paths.interiorShareMyPost.to(language),
          icon: PenLine,
        },
        {
          section: 'rooms',
          label: 'my-page.nav.rooms',
          href: paths.myPage.to(language, { tab: 'rooms' }),
          icon: Sofa,
        },
        {
          section: 'designs',
          label: 'my-page.nav.designs',
          href: paths.myPage.to(language, { tab: 'designs' }),
          icon: Download,
        },
        {
          section: 'offices',
          label: 'my-page.nav.offices',
          href: paths.roomByRoomBGridOrderHistory.to(language),
          icon: LampDesk,
        },
        {
          section: 'review',
          label: 'my-page.nav.review',
          href: paths.review.to(language),
          icon: Star,
        },
        {
          section: 'construction-review',
          label: 'my-page.nav.construction-review',
          href: paths.contractorReview.to(language),
          icon: HardHat,
        },
      ],
    },
    {
      title: 'my-page.nav.talk',
      entries: [
        {
          section: 'inbox',
          label: 'my-page.nav.inbox',
          href: paths.inbox.to(language),
          icon: Inbox,
        },
        {
          section: 'support',
          label: 'my-page.nav.support',
          href: paths.customerCenter.to(language),
          icon: Headset,
        },
        {
          section: 'faq',
          label: 'my-page.nav.faq',
          href: paths.faq.to(language),
          icon: CircleHelp,
        },
      ],
    },
    {
      title: 'my-page.nav.account',
      entries: [
        {
          section: 'profile',
          label: 'my-page.nav.profile',
          href: paths.myProfileCustomer.to(language),
          icon: UserRound,
        },
        {
          section: 'addresses',
          label: 'my-page.nav.addresses',
          href: paths.myPage.to(language, { tab: 'addresses' }),
          icon: MapPin,
        },
        isBusiness
          ? {
              section: 'business',
              label: 'my-page.nav.business',
              href: paths.myProfileBusiness.to(language),
              icon: Building2,
            }
          : {
              section: 'business',
              label: 'my-page.nav.switch',
              href: paths.myProfileBusinessSwitch.to(language),
              icon: Building2,
            },
        ...(hasPassword
          ? [
              {
                section: 'password',
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
