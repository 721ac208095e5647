import { addressOf } from '../../../shared/address/address.ts';
import { oneOf } from '../../../shared/address/parts.ts';

/** What the mail of a shop leads to: `affiliate?invitation=open#token`. */
export const invitationAddress = addressOf({ invitation: oneOf(['open']) });
