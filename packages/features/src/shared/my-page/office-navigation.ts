import type { Language } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Bookmark, Headset, House, LampDesk, UserRound } from 'lucide-react';
import type { NavGroup } from './navigation.ts';

/** The member's pages in the frame of the office flow: their account is the platform's, its ways are the flow's. */
export const officeNavigation = (language: Language): readonly NavGroup[] => [
  {
    title: null,
    entries: [
      {
        section: 'overview',
        label: 'my-page.nav.overview',
        href: paths.roomByRoomBGridMypage.to(language),
        icon: House,
      },
      {
        section: 'offices',
        label: 'my-page.nav.offices',
        href: paths.roomByRoomBGridOrderHistory.to(language),
        icon: LampDesk,
      },
      {
        section: 'bookmark',
        label: 'my-page.nav.bookmark',
        href: paths.roomByRoomBGridWishlist.to(language),
        icon: Bookmark,
      },
      {
        section: 'support',
        label: 'my-page.nav.support',
        href: paths.roomByRoomBGridCustomerCenter.to(language),
        icon: Headset,
      },
      {
        section: 'profile',
        label: 'my-page.nav.profile',
        href: paths.roomByRoomBGridProfile.to(language),
        icon: UserRound,
      },
    ],
  },
];
