import { newsletterAsks } from '@hien/domain/routes';
import { addressOf } from '../../../shared/address/address.ts';
import { oneOf } from '../../../shared/address/parts.ts';

/** What a mail of the letter leads to: `article?newsletter=confirm#token`. */
export const letterAddress = addressOf({ newsletter: oneOf(newsletterAsks) });
