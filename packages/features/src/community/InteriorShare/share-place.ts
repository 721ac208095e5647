import type { Input } from '@hien/api';
import { type Language, citiesOf, designStyles } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { oneOf, readPage, words } from '../../shared/address/parts.ts';
import { houseTypes } from '../../shared/catalog/house-types.ts';

export const shareSorts = ['newest', 'popular'] as const;

/** Where homes are looked for: the provinces of today, the five large cities first. */
export const shareCities = citiesOf('post2025');

/** What of the shared homes is looked at, but for the page, which is a part of the path. */
export const shareAddress = addressOf({
  q: words,
  style: oneOf(designStyles, null),
  house: oneOf(houseTypes, null),
  city: oneOf(shareCities, null),
  sort: oneOf(shareSorts, 'newest'),
});

export type SharePlace = UrlOf<typeof shareAddress>;

/** `interior-share` is the first page; undefined for what can be no page. */
export const pageOf = ({ page = '1' }: Readonly<Record<string, string | undefined>>) =>
  readPage(page);

export const sharesHref = (language: Language, place: SharePlace, page = 1): string =>
  page === 1
    ? paths.interiorShare.to(language, shareAddress.query(place))
    : paths.interiorSharePage.to(language, { page }, shareAddress.query(place));

/** A lead over five rows of four. */
const limit = 21;

export const sharesInput = (place: SharePlace, page: number): Input<'listInteriorShares'> => ({
  q: place.q || undefined,
  style: place.style ?? undefined,
  house_type: place.house ?? undefined,
  city: place.city ?? undefined,
  sort: place.sort,
  page,
  limit,
});
