import { readCompared, writeCompared } from '@hien/domain';
import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { type Part, as, id, oneOf } from '../../shared/address/parts.ts';

/** A code as it came, of a selection or of a brand; whatever it says is repaired where it is read. */
const code: Part<string> = { read: (text) => text ?? '', write: (value) => value };

/** Whole degrees to the right of a panorama's middle, once around. */
const degrees: Part<number | undefined> = {
  read: (text) => {
    const turn = text !== null && /^-?\d{1,3}$/.test(text) ? Number(text) : 181;
    return Math.abs(turn) > 180 ? undefined : turn;
  },
  write: (value) => value,
};

/** Choices kept side by side, in their codes. */
const compared: Part<readonly string[]> = { read: readCompared, write: writeCompared };

/** What somebody chose, whether they look around in it or see it as it will be printed, and the brand that is tried out on it. */
export const selectorParts = {
  code: as('s', code),
  look: as('view', oneOf(['360', 'print', 'summary', 'compare'], null)),
  /** The room that is looked around in, and which way. */
  around: as('room', id),
  yaw: degrees,
  brand: code,
  /** The kept selection that was opened: changes can be written over it. */
  saved: id,
  compare: compared,
} as const;
export const selectorAddress = addressOf(selectorParts);

export type SelectorUrl = UrlOf<typeof selectorAddress>;
