import type { Language } from '@hien/domain';
import { type Guard, paths } from '@hien/domain/routes';
import { rulesHref } from '../../shared/comments/rules-href.ts';

/** Where something is checked: a page, and the place on it. */
type Check = {
  readonly id: string;
  readonly guard: Guard;
  readonly href: (language: Language) => string;
};

type Page = {
  readonly guard: Guard;
  readonly to: (language: Language, query?: Record<string, number>) => string;
};

const on = <Id extends string>(id: Id, { guard, to }: Page, place = '', query = {}) => ({
  id,
  guard,
  href: (language: Language) => `${to(language, query)}${place}`,
});

/** Whom a promise is for comes first; each can be checked in the product as it is today. */
export const promises = [
  { id: 'price', checks: [on('price', paths.shop)] },
  { id: 'seller', checks: [on('seller', paths.shop)] },
  {
    id: 'refund',
    checks: [
      {
        id: 'refund',
        guard: paths.termDetail.guard,
        href: (language: Language) => paths.termDetail.to(language, { category: 'refund' }),
      },
      on('clock', paths.orders),
    ],
  },
  { id: 'invoice', checks: [on('invoice', paths.orders)] },
  { id: 'directory', checks: [on('directory', paths.contractor, '#rules')] },
  { id: 'facts', checks: [on('facts', paths.contractor, '', { verified: 1 })] },
  { id: 'reviews', checks: [on('reviews', paths.contractor)] },
  { id: 'costs', checks: [on('costs', paths.contractor, '#costs')] },
  {
    id: 'reports',
    checks: [
      {
        id: 'reports',
        guard: paths.interiorShare.guard,
        href: (language: Language) => `${rulesHref(language)}#numbers`,
      },
    ],
  },
  {
    id: 'auction',
    checks: [on('auction', paths.adMembership, '#ends'), on('replay', paths.premiumAuctionResult)],
  },
  { id: 'views', checks: [on('views', paths.detailStatistics)] },
  { id: 'doors', checks: [on('doors', paths.roomByRoomBGridIntroduction, '#accuracy')] },
  { id: 'terms', checks: [on('terms', paths.terms)] },
] as const satisfies readonly { readonly id: string; readonly checks: readonly Check[] }[];
