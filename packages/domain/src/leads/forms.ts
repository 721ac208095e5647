import * as z from 'zod/mini';
import { jobTeams } from '../community/jobs/job.ts';
import { limits } from '../constants.ts';
import { apartmentTypes } from '../vocabulary/homes.ts';
import {
  choiceField,
  emailField,
  flagField,
  longTextField,
  numberField,
  optionalTextField,
  phoneField,
  taxCodeField,
  textField,
  tickField,
} from '../validation/fields.ts';

const contact = { name: textField(), phone: phoneField(), email: emailField() };
const home = {
  house_type: choiceField(apartmentTypes),
  house_area: numberField({ positive: true, max: 100_000 }),
};
/** To be called back; agreed to each time, and never ticked beforehand (3.9). */
const consent = { consent: tickField() };

/** From 50 pieces of each product (D74). */
export const bulkLineSchema = z.object({
  product_id: numberField({ whole: true, positive: true }),
  quantity: numberField({ whole: true, max: 1e6 }).check(
    z.refine((value) => value >= limits.bulk.minQuantity, {
      error: 'validation.quantity.bulk-minimum',
    }),
  ),
});

export const bulkOrderSchema = z.object({
  ...contact,
  company: optionalTextField(),
  lines: z
    .array(bulkLineSchema, { error: 'validation.required' })
    .check(
      z.minLength(1, { error: 'validation.required' }),
      z.maxLength(limits.leads.maxLines, { error: 'validation.number.too-large' }),
    ),
  message: longTextField('validation.message.required'),
  ...consent,
});

/** Three lead forms whose purpose the documents do not show (D83); each stores an inquiry. */
export const campaignSchema = z.object({
  ...contact,
  ...home,
  message: optionalTextField(2_000),
  ...consent,
  /** News of later campaigns: a consent of its own. */
  marketing: flagField(),
});
/** Somebody who wants to work here and tells what they do; a job of their own is not asked for. */
export const careerSchema = z.object({
  ...contact,
  team: choiceField(jobTeams),
  message: longTextField('validation.message.required'),
  ...consent,
});
/** Whose building is not among the projects of room by room. */
export const roomsProjectSchema = z.object({
  ...contact,
  project: textField(),
  message: optionalTextField(2_000),
  ...consent,
});
/** Somebody who would pay for chosen rooms through the partner bank; agreed to once more, for what the bank is told. */
export const roomsBankSchema = z.object({ ...contact, ...consent, bank_consent: tickField() });
/** A developer or a maker who considers room by room under their own brand. */
export const roomsPartnerSchema = z.object({
  ...contact,
  company: textField('validation.company.required'),
  message: optionalTextField(2_000),
  ...consent,
});
export const trialProjectSchema = z.object({ ...contact, ...home, ...consent });
export const trialTaxSchema = z.object({
  ...contact,
  company: textField('validation.company.required'),
  tax_code: taxCodeField(),
  address: textField('validation.address.required', 300),
  ...consent,
});

export type BulkOrderValues = z.output<typeof bulkOrderSchema>;
export type CampaignValues = z.output<typeof campaignSchema>;
export type CareerValues = z.output<typeof careerSchema>;
export type TrialProjectValues = z.output<typeof trialProjectSchema>;
export type TrialTaxValues = z.output<typeof trialTaxSchema>;
