import { adCities } from '@hien/domain';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, type Part } from '../../shared/address/parts.ts';
import { firstCity } from '../AdMembership/ad-address.ts';

/** `2026-11-23`; whether it is a Monday is the server's to say. */
const week: Part<string | undefined> = {
  read: (text) => (text !== null && /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text : undefined),
  write: (value) => value,
};

export const ledgerAddress = addressOf({ city: oneOf(adCities, firstCity), week });
