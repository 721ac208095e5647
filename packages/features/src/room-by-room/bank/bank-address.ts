import { bankOffer, instalmentWays } from '@hien/domain';
import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { type Part, id, ids, oneOf, page, whole } from '../../shared/address/parts.ts';
import { selectorParts } from '../Selector/selector-address.ts';

/** The bank's own sign of its customer: letters, figures and dashes, or it is not one. */
const sign: Part<string> = {
  read: (text) => (text !== null && /^[A-Za-z0-9-]{1,40}$/.test(text) ? text : ''),
  write: (value) => value || undefined,
};

const slug: Part<string | undefined> = {
  read: (text) => (text !== null && /^[a-z0-9-]{1,60}$/.test(text) ? text : undefined),
  write: (value) => value,
};

const months: Part<number> = {
  read: (text) => bankOffer.months.find((one) => String(one) === text) ?? 24,
  write: (value) => value,
};

/** What the bank's link carries and what its customer chooses: the same through all steps, nothing is kept elsewhere. */
export const bankAddress = addressOf({
  ...selectorParts,
  project: slug,
  unit: id,
  budget: whole(1, 100_000_000_000),
  ref: sign,
  /** Those that are furnished; none named are all. */
  rooms: ids(20),
  months,
  way: oneOf(instalmentWays, 'annuity'),
  page,
});
export type BankUrl = UrlOf<typeof bankAddress>;

/** Whether the link said a home or a budget that cannot be read. */
export const isBroken = (params: URLSearchParams, url: BankUrl): boolean =>
  (params.has('unit') && url.unit === undefined) ||
  (params.has('budget') && url.budget === undefined) ||
  (params.has('ref') && url.ref === '');
