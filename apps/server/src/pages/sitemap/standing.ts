import { type Language, termsCategories } from '@hien/domain';
import { officeModules } from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import type { Entry, SitemapKind } from './entry.ts';

/** Pages that are there whatever the data: each kind's entrance, and what the house says of itself. */
const entrances = [
  paths.home,
  paths.shop,
  paths.interiorDesign,
  paths.article,
  paths.essay,
  paths.interiorShare,
  paths.contractor,
  paths.adMembership,
  paths.aboutUs,
  paths.promises,
  paths.affiliate,
  paths.career,
  paths.press,
  paths.terms,
];

/** Where room by room begins. */
const roomPages = [
  paths.roomByRoom,
  paths.roomByRoomNewLandingPage,
  paths.roomByRoomNewIntroduction,
  paths.roomByRoomCustomerIntroduction,
  paths.roomByRoomDemoIntroduction,
  paths.roomByRoomSamsungIntroduction,
  paths.roomByRoomSamsungFurnitureByRoom,
  paths.roomByRoomVinhomesVillas,
  paths.roomByRoomVinhomes,
  paths.roomByRoomShowcaseIntroduction,
  paths.roomByRoomBGridIntroduction,
  paths.roomByRoomBGridModuleList,
];

const standing: readonly Entry[] = [
  ...[...entrances, ...roomPages].map((page) => ({
    to: (language: Language) => page.to(language),
  })),
  ...termsCategories.map((category) => ({
    to: (language: Language) => paths.termDetail.to(language, { category }),
  })),
  ...officeModules.map(({ number }) => ({
    to: (language: Language) =>
      paths.roomByRoomBGridModuleDetail.to(language, { moduleId: number }),
  })),
];

export const standingPages: SitemapKind = {
  entries: async () => [...standing],
  newest: async () => ({}),
};
