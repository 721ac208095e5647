import { paths } from '@hien/domain/routes';
import { type MessageId, useLanguage, useText } from '@hien/features/shared';
import type { Language } from '@hien/domain';
import { useLocation } from 'react-router-dom';

interface NavItem {
  label: string;
  href: string;
  current: boolean;
}

/** The areas of the site; the first three stand in the phone's bar, all of them in its menu. */
const areas: readonly {
  id: MessageId & `nav.${string}`;
  page: (language: Language) => string;
}[] = [
  { id: 'nav.shop', page: (language) => paths.shop.to(language) },
  { id: 'nav.rooms', page: (language) => paths.roomByRoom.to(language) },
  { id: 'nav.designs', page: (language) => paths.interiorDesign.to(language) },
  { id: 'nav.contractors', page: (language) => paths.contractor.to(language) },
  { id: 'nav.interior-share', page: (language) => paths.interiorShare.to(language) },
  { id: 'nav.articles', page: (language) => paths.article.to(language) },
];

/** The items of the main navigation, in the page's language. */
export function useMainNavigation(): NavItem[] {
  const text = useText();
  const language = useLanguage();
  const { pathname } = useLocation();
  return areas.map(({ id, page }) => {
    const href = page(language);
    // A product's page belongs to the shop: /vi/shop-detail/1 begins like /vi/shop. So do the manager of a shop and a
    // member's own reviews of contractors, but they are none.
    const current =
      pathname.startsWith(href) &&
      !pathname.startsWith(`${href}-manager`) &&
      pathname !== paths.contractorReview.to(language);
    return { label: text(id), href, current };
  });
}
