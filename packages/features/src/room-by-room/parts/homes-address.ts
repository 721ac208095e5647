import { houseTypes } from '../../shared/catalog/house-types.ts';
import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { type Part, oneOf, page } from '../../shared/address/parts.ts';

/** A slug or a tower as it came; the list says when there is none such. */
const named: Part<string | undefined> = {
  read: (text) => (text !== null && text !== '' && text.length <= 60 ? text : undefined),
  write: (value) => value,
};

/** Which home types are listed. */
export const homesAddress = addressOf({
  project: named,
  tower: named,
  type: oneOf(houseTypes),
  page,
});
export type HomesUrl = UrlOf<typeof homesAddress>;

export const homesInput = ({ project, tower, type, page: at }: HomesUrl, limit = 12) => ({
  project,
  tower,
  type,
  page: at,
  limit,
});
