import { adCities, limits } from '@hien/domain';
import { addressOf } from '../../shared/address/address.ts';
import { day, oneOf, whole } from '../../shared/address/parts.ts';
import { firstCity } from '../AdMembership/ad-address.ts';

/** The city and week that are looked at (none: the one under the hammer), and the slot that is bid for. */
export const auctionAddress = addressOf({
  city: oneOf(adCities, firstCity),
  week: day,
  slot: whole(1, limits.ad.premium.lastPosition),
});
