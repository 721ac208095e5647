import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { oneOf, page } from '../../shared/address/parts.ts';
import { houseTypes } from '../../shared/catalog/house-types.ts';

/** Which finished homes are listed. */
export const showcaseAddress = addressOf({ type: oneOf(houseTypes), page });

export const showcaseInput = ({ type, page: at }: UrlOf<typeof showcaseAddress>) => ({
  type,
  page: at,
  limit: 12,
});
