import { postStates } from '@hien/domain';
import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { oneOf, page } from '../../shared/address/parts.ts';

export const myPostAddress = addressOf({ state: oneOf(postStates), page, removals: page });
export type MyPostUrl = UrlOf<typeof myPostAddress>;
