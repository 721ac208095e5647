import type { ContractorService, Input } from '@hien/api';
import { citiesOf, contractorServices, designStyles } from '@hien/domain';
import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { flag, id, oneOf, page, whole, words } from '../../shared/address/parts.ts';
import { houseTypes } from '../../shared/catalog/house-types.ts';

export const directorySorts = ['recommended', 'rating', 'projects'] as const;

/** Where somebody is looked for: the provinces of today, the five large cities first. */
export const directoryCities = citiesOf('post2025');

export const services: readonly ContractorService[] = contractorServices;

/** Square metres that a visitor can name; any other stands in the address as well. */
export const areas = [15, 30, 60, 100, 200, 400] as const;
/** Đồng that a visitor can name. */
export const budgets = [
  100_000_000, 300_000_000, 600_000_000, 1_000_000_000, 3_000_000_000,
] as const;

export const directoryAddress = addressOf({
  q: words,
  city: oneOf(directoryCities, null),
  district: words,
  service: oneOf(services, null),
  style: oneOf(designStyles, null),
  house: oneOf(houseTypes, null),
  area: whole(1, 100_000, null),
  budget: whole(1, 999_999_999_999, null),
  verified: flag,
  map: flag,
  /** The inquiry of the reader that one more company is asked. */
  like: id,
  sort: oneOf(directorySorts, 'recommended'),
  page,
});

export type DirectoryPlace = UrlOf<typeof directoryAddress>;

/** A district is one of the city that is chosen. */
export const districtOf = ({ city, district }: DirectoryPlace): string | null =>
  city === null || district === '' ? null : district;

export const directoryInput = (place: DirectoryPlace): Input<'listContractors'> => ({
  q: place.q || undefined,
  city: place.city ?? undefined,
  district: districtOf(place) ?? undefined,
  service: place.service ?? undefined,
  style: place.style ?? undefined,
  house_type: place.house ?? undefined,
  area: place.area ?? undefined,
  budget: place.budget ?? undefined,
  verified: place.verified || undefined,
  sort: place.sort,
  page: place.page,
  limit: 12,
});
