import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { type Part, as, oneOf } from '../../shared/address/parts.ts';

/** A selection's code as it came; whatever it says is repaired when it is read against the home. */
const code: Part<string> = { read: (text) => text ?? '', write: (value) => value };

/** What somebody chose, and whether they look around in it or see it as it will be printed. */
export const selectorAddress = addressOf({
  code: as('s', code),
  look: as('view', oneOf(['360', 'print', 'summary'], null)),
});

export type SelectorUrl = UrlOf<typeof selectorAddress>;
