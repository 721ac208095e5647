import * as z from 'zod/mini';
import { holderMatches } from '../account/account-holder.ts';
import { promotionIcons } from '../catalog/promotion.ts';
import { discountScopes } from '../catalog/price.ts';
import { limits } from '../constants.ts';
import { switches } from '../switches.ts';
import {
  accountNumberField,
  choiceField,
  dateField,
  emailField,
  flagField,
  imagesField,
  longTextField,
  moneyField,
  numberField,
  optionalField,
  optionalTextField,
  phoneField,
  taxCodeField,
  textField,
  tickField,
} from '../validation/fields.ts';
import { between } from '../validation/rules.ts';

/**
 * A shop applies to sell here. The name of the account holder is compared: a difference is for staff to
 * see, or refused when `mustMatch` says so (D92).
 */
export const affiliateForm = (mustMatch: boolean = switches.accountHolderMustMatch) =>
  z
    .object({
      store_name: textField('validation.company.required'),
      registration_number: textField('validation.registration-number.required', 30),
      tax_code: taxCodeField(),
      business_address: textField('validation.address.required', 300),
      owner: textField(),
      address: textField('validation.address.required', 300),
      contact_name: textField(),
      contact_email: emailField(),
      contact_phone: phoneField(),
      bank_name: textField('validation.bank.required'),
      account_holder: textField('validation.account-holder.required'),
      account_number: accountNumberField(),
      /** Why the account is under another name: for the people who decide (D92). */
      holder_note: optionalTextField(500),
      licence: textField('validation.images.required'),
      self_delivery: flagField(),
      policy: tickField('validation.policy.required'),
    })
    .check(
      between(
        ['store_name', 'account_holder'],
        (values) => !mustMatch || holderMatches(values.account_holder, values.store_name),
        'validation.account-holder.mismatch',
      ),
    );

export const affiliateSchema = /* @__PURE__ */ affiliateForm();

export type AffiliateValues = z.output<typeof affiliateSchema>;

/** Added to the application when names differ: not refused, but read by a person. */
export function affiliateWarnings(values: {
  readonly account_holder: string;
  readonly store_name: string;
}): readonly 'validation.account-holder.mismatch'[] {
  return holderMatches(values.account_holder, values.store_name)
    ? []
    : ['validation.account-holder.mismatch'];
}

export const shippingMethods = ['package_company', 'self'] as const;
export const shippingFeeTypes = ['free', 'flat', 'by_quantity', 'by_area'] as const;

const centimetres = () => numberField({ positive: true, max: 10_000 });

const itemPrice = () => moneyField({ positive: true, max: 2e9 });
const pieces = () => numberField({ whole: true, max: 1e6 });

export const itemOptionSchema = z.object({
  name: textField('validation.options.required'),
  additional_amount: moneyField(),
  stock: pieces(),
});

// D82: zero is a discount, a gift is not.
type Discounted = { readonly price: number; readonly discount: number };
const leavesAPrice = between<Discounted, keyof Discounted>(
  ['price', 'discount'],
  (values) => values.discount < values.price,
  'validation.discount.too-large',
);

const itemRow = { price: itemPrice(), discount: moneyField(), stock: z.array(pieces()) };

/** What a table says of an item: the price, the web's discount, the stock of each option. */
export const itemRowSchema = z.object(itemRow).check(leavesAPrice);

/** Most days that a shop takes until it sends an item. */
const preparationDays = () => numberField({ whole: true, max: 60 });

/** What is changed of an item in its list: that, what each option adds to the price, and the days until it is sent. */
export const itemGridSchema = z
  .object({ ...itemRow, additional: z.array(moneyField()), preparationDays: preparationDays() })
  .check(leavesAPrice);

export const sellerItemSchema = z
  .object({
    name: textField(),
    category_id: numberField({ whole: true, positive: true }),
    price: itemPrice(),
    discount: moneyField(),
    discount_scope: choiceField(discountScopes),
    options: z
      .array(itemOptionSchema, { error: 'validation.options.required' })
      .check(z.minLength(1, { error: 'validation.options.required' })),
    stock: pieces(),
    preparation_days: preparationDays(),
    thumbnail: textField('validation.thumbnail.required'),
    images: imagesField(1),
    width: centimetres(),
    depth: centimetres(),
    height: centimetres(),
    weight: numberField({ positive: true, max: 100_000 }),
    material: textField(),
    measurement: textField(),
    produced_by: textField(),
    produced_country: textField(),
    handling_precautions: longTextField('validation.required'),
    contact: phoneField(),
    icons: z._default(z.array(choiceField(promotionIcons)), []),
    shipping_method: choiceField(shippingMethods),
    package_company: optionalTextField(),
    packing_size: optionalTextField(),
    shipping_fee_type: choiceField(shippingFeeTypes),
    installation_fee: moneyField(),
    hashtags: z._default(z.array(textField('validation.required', 40)), []),
  })
  .check(
    leavesAPrice,
    between(
      ['shipping_method', 'package_company'],
      (values) => values.shipping_method === 'self' || values.package_company !== '',
      'validation.carrier.required',
    ),
  );

export type SellerItemValues = z.output<typeof sellerItemSchema>;

export const noticeSchema = z.object({
  title: textField(),
  details: longTextField('validation.required'),
});

/** What of a promotion can be judged by itself; `promotionFaults` knows the shop's items and its other promotions. */
export const promotionSchema = z
  .object({
    name: textField('validation.required', 80),
    icon: choiceField(promotionIcons),
    startsOn: dateField(),
    endsOn: dateField(),
    items: z
      .array(
        z.object({
          id: numberField({ whole: true, positive: true }),
          price: optionalField(itemPrice()),
        }),
      )
      .check(
        z.minLength(1, { error: 'validation.required' }),
        z.maxLength(limits.promotion.maxItems, { error: 'validation.number.too-large' }),
      ),
  })
  .check(
    between(
      ['startsOn', 'endsOn'],
      (values) => values.startsOn <= values.endsOn,
      'validation.date.order',
    ),
  );
