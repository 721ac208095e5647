import { addressOf } from '../../shared/address/address.ts';
import { oneOf, readId } from '../../shared/address/parts.ts';
import { companyParts } from './company/company-parts.ts';

/** Which project is written: `new`, or the id of one that is there; the whole page without. `part`: which part of the company is. */
export const editorAddress = addressOf({
  project: {
    read: (given: string | null) =>
      given === 'new' ? 'new' : given === null ? undefined : readId(given),
    write: (project: number | 'new' | undefined) =>
      project === undefined ? undefined : String(project),
  },
  part: oneOf(companyParts),
});
