import { addressOf } from '../../shared/address/address.ts';
import { ids, oneOf } from '../../shared/address/parts.ts';

/**
 * `?designs=3,8`: the designs the message is about (D78). `?ad=gold`: the paid position the visitor came through, for the
 * contractor's statistics.
 */
export const inquiryAddress = addressOf({
  designs: ids(20),
  ad: oneOf(['basic', 'gold', 'premium'], null),
});
