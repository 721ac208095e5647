import type { Input } from '@hien/api';
import { customerCenterCategories, questionStates } from '@hien/domain';
import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { oneOf, page, words } from '../../shared/address/parts.ts';

/** What the address of a list of posts says. */
export const centerAddress = addressOf({
  state: oneOf(questionStates),
  category: oneOf(customerCenterCategories),
  q: words,
  page,
});

export type CenterUrl = UrlOf<typeof centerAddress>;

export const centerUrlToWire = ({
  state,
  category,
  q,
  page,
}: CenterUrl): Input<'listSupportPosts'> => ({
  page,
  limit: 20,
  ...(q === '' ? {} : { q }),
  ...(state === undefined ? {} : { state }),
  ...(category === undefined ? {} : { category }),
});
