import { languages } from '@hien/domain';
import { cardSize } from '@hien/domain/routes';
import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../routes/match.ts';

/** `https://hien.vn`, without a slash: search engines want whole addresses. */
export const OriginContext = createContext('');

/** What messengers and networks show beside a link: drawn by the server, in a size of its own. */
export interface Card {
  /** From the root of the site. */
  address: string;
  alt: string;
}

interface PageHeadProps {
  /** Of this page alone; the product's name is added. */
  title: string;
  description?: string;
  /** Address of a picture for link previews, from the root of the site. */
  image?: string;
  /** In place of a picture, where the server draws one. */
  card?: Card;
  /** Its own address, where others lead to it too: `/vi/essay-detail/7/…` with any name behind the number. */
  pathname?: string;
  /** Pages of one person, of a search, or of nothing: not for search engines. */
  hidden?: boolean;
}

/** The page of a list, a set of the shop and the rules of the community are pages of their own; filters and sort orders are not. */
function queryOfItsOwn(search: URLSearchParams): string {
  const page = search.get('page');
  const set = search.get('set');
  const rules = search.get('rules');
  const own = new URLSearchParams({
    ...(page !== null && page !== '1' && { page }),
    ...(set !== null && { set }),
    ...(rules === '1' && { rules }),
  });
  return own.size > 0 ? `?${own}` : '';
}

/**
 * Title, description and language alternatives of a page. Rendered once per page: by the route's title, or
 * by the screen when its data decides. React moves the tags into the head, on the server too.
 */
export function PageHead({
  title,
  description,
  image,
  card,
  pathname: own,
  hidden = false,
}: PageHeadProps) {
  const origin = use(OriginContext);
  const here = useLocation();
  const pathname = own ?? here.pathname;
  const path = splitLanguage(pathname)?.path ?? '';
  const query = queryOfItsOwn(new URLSearchParams(here.search));
  const whole = title.includes('Hiên') ? title : `${title} · Hiên`;
  return (
    <>
      <title>{whole}</title>
      {description ? <meta name="description" content={description} /> : null}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${origin}${pathname}${query}`} />
      )}
      {hidden
        ? null
        : languages.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={language}
              href={`${origin}/${language}/${path}${query}`}
            />
          ))}
      {hidden ? null : (
        <link rel="alternate" hrefLang="x-default" href={`${origin}/vi/${path}${query}`} />
      )}
      <meta property="og:site_name" content="Hiên" />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      {image ? <meta property="og:image" content={`${origin}${image}`} /> : null}
      {card && !hidden ? (
        <>
          <meta property="og:image" content={`${origin}${card.address}`} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(cardSize.width)} />
          <meta property="og:image:height" content={String(cardSize.height)} />
          <meta property="og:image:alt" content={card.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : null}
    </>
  );
}
