import { addressOf } from '../../shared/address/address.ts';
import { id, ids, oneOf } from '../../shared/address/parts.ts';

/**
 * `?designs=3,8`: the designs the message is about (D78). `?ad=gold`: the paid position the visitor came through, for the
 * contractor's statistics. `?like=5`: the inquiry that this one asks the same as. `?sent=9`: what was sent from here.
 */
export const inquiryAddress = addressOf({
  designs: ids(20),
  ad: oneOf(['basic', 'gold', 'premium'], null),
  like: id,
  sent: id,
});
