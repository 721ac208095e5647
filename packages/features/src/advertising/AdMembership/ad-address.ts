import { adCities } from '@hien/domain';
import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { oneOf } from '../../shared/address/parts.ts';

/** The largest city, until a visitor names another one. */
export const firstCity = 'Thành phố Hồ Chí Minh';

export const adAddress = addressOf({ city: oneOf(adCities, firstCity) });

export type AdPlace = UrlOf<typeof adAddress>;

/** The directory of a city as it leads: bought places, then the others. */
export const seenInput = ({ city }: AdPlace) =>
  ({ city, sort: 'recommended', page: 1, limit: 2 }) as const;
