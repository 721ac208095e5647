import * as z from 'zod/mini';
import { sharedHouseTypes } from '../community/posts.ts';
import { apartmentTypes, designStyles, reviewStyles } from '../vocabulary/homes.ts';
import { budgetInOrder, inquiryJobFields } from './inquiry.ts';
import { mostProjectPictures } from './portfolio.ts';
import {
  choiceField,
  dateField,
  emailField,
  hotlineField,
  imagesField,
  inquiryPhoneField,
  longTextField,
  moneyField,
  numberField,
  optionalTextField,
  optionalUrlField,
  phoneField,
  taxCodeField,
  textField,
} from '../validation/fields.ts';
import { between } from '../validation/rules.ts';

const squareMetres = () => numberField({ positive: true, max: 1_000_000 });
const months = () => numberField({ positive: true, max: 240 });
const sortOrder = () => numberField({ whole: true, max: 9_999 });

const costs = {
  cost_from: moneyField({ positive: true }),
  cost_to: moneyField({ positive: true }),
};
type Costs = { readonly cost_from: number; readonly cost_to: number };
const costsInOrder = between<Costs, keyof Costs>(
  ['cost_from', 'cost_to'],
  (values) => values.cost_from <= values.cost_to,
  'validation.cost.order',
);

export const portfolioSchema = z
  .object({
    project_name: textField(),
    location: textField(),
    district: textField('validation.address.district-required', 120),
    city: textField('validation.address.city-required', 120),
    description: longTextField('validation.required'),
    area: squareMetres(),
    construction_area: squareMetres(),
    period_months: months(),
    ...costs,
    style: choiceField(designStyles),
    house_type: choiceField(sharedHouseTypes),
    images: imagesField(1, mostProjectPictures),
    sort_order: sortOrder(),
    /** "Completed or reviewed on" (D81); `isPastDay` says whether it may stand. */
    reviewed_on: dateField(),
  })
  .check(costsInOrder);

/** @param today `YYYY-MM-DD` in Vietnam. Both are calendar days, so they compare as texts. */
export function isPastDay(date: string, today: string): boolean {
  return date <= today;
}

/** What a review says and tells of the bill. The stars are ours: the directory's order counts them (docs/adr/0076). */
const judgement = {
  rating: numberField({ min: 1, max: 5, whole: true }, 'validation.rating.required'),
  // No home is smaller: what it cost is told by the square metre.
  area: numberField({ min: 1, max: 1_000_000 }),
  style: choiceField(reviewStyles),
  house_type: choiceField(apartmentTypes),
  period_months: numberField({ min: 0.1, max: 240 }),
  ...costs,
  review: longTextField('validation.message.required'),
  images: imagesField(),
};

export const constructionReviewSchema = z
  .object({
    ...judgement,
    phone: phoneField(),
    building: textField(),
    district: textField('validation.address.district-required'),
    city: textField('validation.address.city-required'),
  })
  .check(costsInOrder);

/** A review is changed in all but the home that it is about. */
export const changedReviewSchema = z.object(judgement).check(costsInOrder);

/** The message to a contractor (send-email screen): what is to be done, and how to be reached; images are uploaded first (D90). */
export const inquirySchema = z
  .object({
    ...inquiryJobFields,
    phone_number: inquiryPhoneField(),
    email: emailField(),
    content: longTextField('validation.message.required'),
    images: imagesField(),
  })
  .check(budgetInOrder);

export const contractorProfileSchema = z.object({
  hotline: hotlineField(),
  phone: phoneField(),
  email: emailField(),
  website: optionalUrlField(),
  address: textField('validation.address.required', 300),
  tax_code: taxCodeField(),
  experience: numberField({ whole: true, max: 200 }),
  introduction: longTextField('validation.required'),
  logo: optionalTextField(),
});

export const sortOrderSchema = z.object({ sort_order: sortOrder() });
