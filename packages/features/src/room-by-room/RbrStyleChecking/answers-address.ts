import { quizLimits } from '@hien/domain';
import { addressOf } from '../../shared/address/address.ts';
import { type Part, as } from '../../shared/address/parts.ts';

/** As many letters as there can be pairs; what they say is read against the home's pairs. */
const letters: Part<string> = {
  read: (text) => (text ?? '').slice(0, quizLimits.pairs),
  write: (value) => (value === '' ? undefined : value),
};

/** What was answered so far. */
export const answersAddress = addressOf({ answers: as('a', letters) });
