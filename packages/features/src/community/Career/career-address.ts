import { jobTeams } from '@hien/domain';
import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { oneOf, page, words } from '../../shared/address/parts.ts';

export const careerAddress = addressOf({ team: oneOf(jobTeams), q: words, page });
export type CareerUrl = UrlOf<typeof careerAddress>;
