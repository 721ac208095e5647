import { officeLimits, officeModuleNumbered } from '@hien/domain/office-plan';
import { addressOf, type UrlOf } from '../../shared/address/address.ts';
import { type Part, id, oneOf, readId, whole } from '../../shared/address/parts.ts';

/** A room of the plan by its own name in it. */
const room: Part<string> = {
  read: (text) => (text !== null && text.length <= 80 ? text : ''),
  write: (value) => value || undefined,
};

const module: Part<number | undefined> = {
  read: (text) => officeModuleNumbered(readId(text) ?? 0)?.number,
  write: (value) => value,
};

/** What the steps say in the address; the plan itself lies in the project. */
export const officeAddress = addressOf({
  /** A project of the member's; without one it is that of this device. */
  project: id,
  /** Another plan is chosen: for the same project, or for a new one. */
  choose: oneOf(['plan', 'new'], null),
  room,
  /** The door that is looked at, by its number on the plan. */
  door: whole(1, officeLimits.doors),
  look: oneOf(['print'], null),
  /** A module that somebody came with to add it to an office. */
  module,
});
export type OfficeUrl = UrlOf<typeof officeAddress>;
