import * as z from 'zod/mini';
import { limits } from '../constants.ts';
import { apartmentTypes } from '../vocabulary/homes.ts';
import {
  choiceField,
  emailField,
  longTextField,
  numberField,
  optionalTextField,
  phoneField,
  taxCodeField,
  textField,
} from '../validation/fields.ts';

const contact = { name: textField(), phone: phoneField(), email: emailField() };
const home = {
  house_type: choiceField(apartmentTypes),
  house_area: numberField({ positive: true, max: 1_000_000 }),
};

/** From 50 pieces of one product (D74). */
export const bulkOrderSchema = z.object({
  ...contact,
  product_id: numberField({ whole: true, positive: true }),
  quantity: numberField({ whole: true, max: 1e6 }).check(
    z.refine((value) => value >= limits.bulk.minQuantity, {
      error: 'validation.quantity.bulk-minimum',
    }),
  ),
  company: optionalTextField(),
  message: longTextField('validation.message.required'),
});

/** Three lead forms whose purpose the documents do not show (D83); each stores an inquiry. */
export const campaignSchema = z.object({ ...contact, ...home, message: optionalTextField(2_000) });
export const trialProjectSchema = z.object({ ...contact, ...home });
export const trialTaxSchema = z.object({
  ...contact,
  company: textField('validation.company.required'),
  tax_code: taxCodeField(),
  address: textField('validation.address.required', 300),
});
