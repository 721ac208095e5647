import { adCities, limits } from '@hien/domain';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, whole } from '../../shared/address/parts.ts';
import { firstCity } from '../AdMembership/ad-address.ts';

/** The city that is looked at, and the slot that is bid for. */
export const auctionAddress = addressOf({
  city: oneOf(adCities, firstCity),
  slot: whole(1, limits.ad.premium.lastPosition),
});
