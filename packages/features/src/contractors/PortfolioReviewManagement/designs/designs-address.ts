import { addressOf } from '../../../shared/address/address.ts';
import { oneOf, readId } from '../../../shared/address/parts.ts';

export const designSteps = ['basics', 'words', 'pictures', 'rooms', 'check'] as const;
export type DesignStep = (typeof designSteps)[number];

/** Which design is written, and in which step: `new`, or the id of one's own; the list without. */
export const designsAddress = addressOf({
  write: {
    read: (given: string | null) =>
      given === 'new' ? 'new' : given === null ? undefined : readId(given),
    write: (write: number | 'new' | undefined) => (write === undefined ? undefined : String(write)),
  },
  step: oneOf(designSteps),
});
