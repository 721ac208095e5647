import { addressOf } from '../../shared/address/address.ts';
import { type Part, oneOf } from '../../shared/address/parts.ts';
import { officeRooms } from './office-rooms.ts';

/** A sample plan by its id; what is none of them counts as not said. */
const sample: Part<string | undefined> = {
  read: (text) => (text !== null && /^[a-z0-9-]{1,40}$/.test(text) ? text : undefined),
  write: (value) => value,
};

export const sampleAddress = addressOf({ plan: sample, room: oneOf(officeRooms, 'work') });
