import * as z from 'zod/mini';
import { citiesOf } from '../address/cities.ts';
import { sharedHouseTypes } from '../community/posts.ts';
import {
  choiceField,
  moneyField,
  numberField,
  optionalField,
  optionalTextField,
  textField,
} from '../validation/fields.ts';
import { between } from '../validation/rules.ts';
import { contractorServices } from './company.ts';

/** Where an inquiry stands between the member who asks and the company (docs/adr/0201). */
export const inquiryStates = ['new', 'answered', 'refused', 'closed'] as const;
export type InquiryState = (typeof inquiryStates)[number];

export const inquirySides = ['sender', 'contractor'] as const;
export type InquirySide = (typeof inquirySides)[number];

export const inquiryEvents = ['write', 'refuse', 'close'] as const;
export type InquiryEvent = (typeof inquiryEvents)[number];

/**
 * What each side can do, and what comes of it. A company that thinks better of a refusal writes; a member who was refused
 * is not kept in hope and asks others. What the sender closes is taken back.
 */
export const inquiryMoves: Readonly<
  Record<
    InquirySide,
    Readonly<Record<InquiryState, Readonly<Partial<Record<InquiryEvent, InquiryState>>>>>
  >
> = {
  sender: {
    new: { write: 'new', close: 'closed' },
    answered: { write: 'answered', close: 'closed' },
    refused: {},
    closed: {},
  },
  contractor: {
    new: { write: 'answered', refuse: 'refused' },
    answered: { write: 'answered', refuse: 'refused', close: 'closed' },
    refused: { write: 'answered' },
    closed: {},
  },
};

/** What an event leads to, or null where that side cannot do it now. */
export const inquiryAfter = (
  state: InquiryState,
  side: InquirySide,
  event: InquiryEvent,
): InquiryState | null => inquiryMoves[side][state][event] ?? null;

/** Why a company does not take a job. */
export const inquiryRefusals = [
  'too-far',
  'fully-booked',
  'not-our-work',
  'budget-too-small',
  'other',
] as const;
export type InquiryRefusal = (typeof inquiryRefusals)[number];

/** What else people live and trade in than the homes that the directory knows. */
export const otherPremises = ['townhouse', 'office', 'shop', 'restaurant', 'other'] as const;

/** What the work is done in. */
export const inquiryPremises = [...sharedHouseTypes, ...otherPremises] as const;
export type InquiryPremises = (typeof inquiryPremises)[number];

/** When the work should begin, counted from the day it is asked. */
export const inquiryBegins = ['month', 'quarter', 'half-year', 'later', 'unsure'] as const;
export type InquiryBegins = (typeof inquiryBegins)[number];

/** ours: `words` of a refusal; what one member sends to one company in a day. */
export const inquiryLimits = { words: 1000, perCompanyADay: 5 };

/** What a member wants done. Square metres and đồng; null is not said. */
export type InquiryJob = {
  readonly service: (typeof contractorServices)[number];
  readonly premises: InquiryPremises;
  readonly city: string;
  readonly district: string;
  readonly area: number | null;
  readonly budget_from: number | null;
  readonly budget_to: number | null;
  readonly begins: InquiryBegins;
};

const budget = () => optionalField(moneyField({ positive: true, max: 999_999_999_999 }));

export const inquiryJobFields = {
  service: choiceField(contractorServices),
  premises: choiceField(inquiryPremises),
  city: textField('validation.address.city-required', 120).check(
    z.refine((city) => citiesOf('post2025').includes(city), {
      error: 'validation.choice.invalid',
    }),
  ),
  district: textField('validation.address.district-required', 120),
  area: optionalField(numberField({ positive: true, max: 100_000 })),
  budget_from: budget(),
  budget_to: budget(),
  begins: choiceField(inquiryBegins),
};

type Budget = Pick<InquiryJob, 'budget_from' | 'budget_to'>;

/** Of a range of which both ends are said. */
export const budgetInOrder = between<Budget, keyof Budget>(
  ['budget_from', 'budget_to'],
  ({ budget_from: from, budget_to: to }) => from === null || to === null || from <= to,
  'validation.cost.order',
);

export const inquiryJobSchema = z.object(inquiryJobFields).check(budgetInOrder);

/** “Another reason” has to be said in words. */
export const inquiryRefusalSchema = z
  .object({
    reason: choiceField(inquiryRefusals, 'validation.reason.required'),
    words: optionalTextField(inquiryLimits.words),
  })
  .check(
    between(
      ['reason', 'words'],
      ({ reason, words }) => reason !== 'other' || words !== '',
      'validation.message.required',
    ),
  );

type Range = { readonly from: number | null; readonly to: number | null } | null;

/** What a company says that it takes; an empty list and null say nothing. */
export type CompanyTakes = {
  readonly services: readonly string[];
  readonly work_cities: readonly string[];
  readonly house_types: readonly string[];
  readonly area: Range;
  readonly budget: Range;
};

/** What of a job a company does not take, in the order in which it is told. */
export const inquiryMisfits = ['city', 'service', 'premises', 'area', 'budget'] as const;
export type InquiryMisfit = (typeof inquiryMisfits)[number];

/** A job as it is typed: `''` and null are not said yet. */
export type TypedJob = {
  readonly service: string;
  readonly premises: string;
  readonly city: string;
  readonly area: number | null;
  readonly budget_to: number | null;
};

const isHome = (premises: string): boolean => sharedHouseTypes.some((home) => home === premises);

/**
 * Why a job is likely to be refused, as the directory would leave the company out for it: a place, a kind of work or a home
 * that it does not name, a size outside its own, less money than its smallest job. Nothing counts that either has not said.
 */
export function misfitsOf(company: CompanyTakes, job: TypedJob): readonly InquiryMisfit[] {
  const leavesOut = (list: readonly string[], one: string) =>
    one !== '' && list.length > 0 && !list.includes(one);
  const { area, budget: costs } = company;
  const misfit: Readonly<Record<InquiryMisfit, boolean>> = {
    city: leavesOut(company.work_cities, job.city),
    service: leavesOut(company.services, job.service),
    premises: isHome(job.premises) && leavesOut(company.house_types, job.premises),
    area: job.area !== null && (job.area < (area?.from ?? 0) || job.area > (area?.to ?? Infinity)),
    budget: job.budget_to !== null && job.budget_to < (costs?.from ?? 0),
  };
  return inquiryMisfits.filter((one) => misfit[one]);
}

/** The directory's filters of a job: who is left takes it. */
export const directoryOfJob = ({ service, premises, city, area, budget_to }: TypedJob) => ({
  ...(city === '' ? {} : { city }),
  ...(service === '' ? {} : { service }),
  ...(isHome(premises) ? { house: premises } : {}),
  ...(area === null ? {} : { area: Math.max(1, Math.round(area)) }),
  ...(budget_to === null ? {} : { budget: budget_to }),
});
