import { paths } from '@hien/domain/routes';
import { type MessageId, useLanguage, useOpen, useText } from '@hien/features/shared';
import type { Language } from '@hien/domain';
import { useLocation } from 'react-router-dom';

interface NavItem {
  label: string;
  href: string;
  current: boolean;
}

/** Where an area has no page of its own yet, its part of the home page stands for it. */
const parts: readonly {
  id: MessageId & `nav.${string}`;
  page: (language: Language) => string;
  part: string;
}[] = [
  { id: 'nav.shop', page: (language) => paths.shop.to(language), part: 'categories' },
  { id: 'nav.rooms', page: (language) => paths.roomByRoom.to(language), part: 'designs' },
  { id: 'nav.designs', page: (language) => paths.interiorDesign.to(language), part: 'designs' },
  { id: 'nav.interior-share', page: (language) => paths.interiorShare.to(language), part: 'homes' },
  { id: 'nav.articles', page: (language) => paths.article.to(language), part: 'articles' },
];

/** The items of the main navigation, in the page's language. */
export function useMainNavigation(): NavItem[] {
  const text = useText();
  const language = useLanguage();
  const open = useOpen();
  const { pathname } = useLocation();
  return parts.map(({ id, page, part }) => {
    const url = page(language);
    const href = open(url) ?? `${paths.home.to(language)}#${part}`;
    // A product's page belongs to the shop: /vi/shop-detail/1 begins like /vi/shop. So does the manager of a shop, but it is none.
    const current =
      href === url && pathname.startsWith(url) && !pathname.startsWith(`${url}-manager`);
    return { label: text(id), href, current };
  });
}
