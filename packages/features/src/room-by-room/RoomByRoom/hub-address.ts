import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { words } from '../../shared/address/parts.ts';

export const hubAddress = addressOf({ q: words });
export type HubUrl = UrlOf<typeof hubAddress>;
