import { addressOf } from '../../shared/address/address.ts';
import { words } from '../../shared/address/parts.ts';

/** Homes of one tower only; empty is all. */
export const projectAddress = addressOf({ tower: words });
