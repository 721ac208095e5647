import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  businessRegistrationSchema,
  businessSignUpSchema,
  changePasswordSchema,
  deleteAccountSchema,
  forgotPasswordSchema,
  profileSchema,
  resetPasswordSchema,
  signUpSchema,
  socialSignUpSchema,
  verifyCodeSchema,
} from '../account/forms.ts';
import { loginSchema } from '../account/login.ts';
import { daysAfter, ictDate } from '../calendar/ict.ts';
import { newsletterSchema } from '../account/newsletter.ts';
import {
  cancelRequestSchema,
  exchangeRequestSchema,
  holdSchema,
  refundRequestSchema,
  rejectSchema,
  sellerCancelSchema,
  shipmentSchema,
} from '../claim/forms.ts';
import { faultOf, claimReasons, needsPictures } from '../claim/reasons.ts';
import { commentSchema } from '../community/comments.ts';
import {
  answerSchema,
  customerCenterPostSchema,
  questionSchema,
  replySchema,
  reviewSchema,
} from '../community/forms.ts';
import { postSchema } from '../community/posts.ts';
import {
  constructionReviewSchema,
  contractorProfileSchema,
  inquirySchema,
  isPastDay,
  portfolioSchema,
  sortOrderSchema,
} from '../contractor/forms.ts';
import { languages } from '../language/language.ts';
import {
  bulkOrderSchema,
  campaignSchema,
  trialProjectSchema,
  trialTaxSchema,
} from '../leads/forms.ts';
import { checkoutSchema, redBillSchema } from '../order/cart/checkout-form.ts';
import {
  affiliateForm,
  affiliateSchema,
  affiliateWarnings,
  noticeSchema,
  promotionSchema,
  sellerItemSchema,
} from '../seller/forms.ts';
import {
  areaTier,
  extraRoomStyles,
  roomTypeLabels,
  roomTypes,
  styleLabels,
  styles,
  withExtraStyles,
} from '../vocabulary/homes.ts';
import { topicLabels } from '../vocabulary/inquiries.ts';
import { dateField, emailField, moneyField, numberField } from './fields.ts';
import { formMessageIds, isMessageId, validationMessageIds } from './message-ids.ts';
import { validate } from './validate.ts';

type Schema = z.ZodMiniType;
const errors = (schema: Schema, values: unknown): Readonly<Record<string, string>> => {
  const result = validate(schema, values);
  return result.ok ? {} : result.errors;
};
const one = (schema: Schema, value: unknown): string =>
  errors(z.object({ field: schema }), { field: value })['field'] ?? 'fine';

const name = { first_name: 'Lan', last_name: 'Nguyễn' };
const company = {
  company_name: 'Công ty An Gia',
  hotline: '1900 6750',
  business_email: 'lienhe@angia.vn',
  registration_number: '0312345678',
  foundation_day: '2015-04-20',
  website: 'angia.vn',
  city: 'Hà Nội',
  company_address: '1 Kim Mã',
  tax_code: '0312345678',
};
const password = { password: 'sofaêm', confirm_password: 'sofaêm' };
const costs = { cost_from: '50.000.000', cost_to: '80.000.000' };
const contact = { name: 'Lan', phone: '0912345678', email: 'lan@example.vn' };
const item = {
  name: 'Ghế sofa',
  category_id: '3',
  price: '12.500.000 đ',
  discount: '0',
  discount_scope: 'web',
  options: [{ name: 'Gỗ sồi', additional_amount: '500.000', stock: '4' }],
  stock: '4',
  preparation_days: '3',
  thumbnail: 'uploads/a.avif',
  images: ['uploads/a.avif'],
  width: '180',
  depth: '85,5',
  height: '80',
  weight: '42',
  material: 'Gỗ sồi',
  measurement: 'cm',
  produced_by: 'An Gia',
  produced_country: 'Việt Nam',
  handling_precautions: 'Tránh nước',
  contact: '0912345678',
  shipping_method: 'self',
  shipping_fee_type: 'flat',
  installation_fee: '0',
};

/** Every form with values that are right, as somebody would type them. */
const forms: Readonly<Record<string, readonly [Schema, Readonly<Record<string, unknown>>]>> = {
  login: [loginSchema, { email: ' Lan@Example.vn ', password: '123456' }],
  newsletter: [newsletterSchema, { email: 'lan@example.vn', consent: true }],
  signUp: [
    signUpSchema,
    { email: 'lan@example.vn', ...password, ...name, phone: '+84 912 345 678', terms: true },
  ],
  businessSignUp: [
    businessSignUpSchema,
    {
      type: 'company',
      email: 'lan@example.vn',
      ...password,
      ...name,
      ...company,
      adult: true,
      terms: true,
    },
  ],
  businessRegistration: [businessRegistrationSchema, { type: 'freelancer', ...name, ...company }],
  socialSignUp: [
    socialSignUpSchema,
    {
      login_method: 'zalo',
      social_id: '1',
      email: '',
      first_name: 'An',
      last_name: '',
      terms: true,
    },
  ],
  forgotPassword: [forgotPasswordSchema, { email: 'lan@example.vn' }],
  verifyCode: [verifyCodeSchema, { email: 'lan@example.vn', code: ' 123456 ' }],
  resetPassword: [resetPasswordSchema, password],
  changePassword: [changePasswordSchema, { old_password: '123456', ...password }],
  profile: [profileSchema, { ...name, phone: '024 3825 1234' }],
  deleteAccount: [deleteAccountSchema, { password: '123456', understood: true }],
  checkout: [
    checkoutSchema,
    {
      addressId: 3,
      method: 'EW-MOMO',
      messages: { 7: 'Giao giờ hành chính' },
      couponId: null,
      points: '1.500 đ',
      over18: true,
      terms: true,
      redBill: {
        company: 'An Gia',
        email: 'a@angia.vn',
        taxCode: '0312345678-001',
        address: '1 Kim Mã',
      },
    },
  ],
  redBill: [
    redBillSchema,
    { company: 'An Gia', email: 'a@angia.vn', taxCode: '012345678901', address: '1 Kim Mã' },
  ],
  cancelRequest: [cancelRequestSchema, { reason: 'CHANGED_MIND', quantity: '1' }],
  refundRequest: [refundRequestSchema, { reason: 'DAMAGED', pictures: ['a.jpg'], quantity: '1' }],
  exchangeRequest: [
    exchangeRequestSchema,
    { reason: 'WRONG_OPTION_ORDERED', quantity: '1', wanted_option: 'oak' },
  ],
  shipment: [shipmentSchema, { kind: 'carrier', carrier: 'GHN', tracking: '001' }],
  hold: [holdSchema, { reason: 'RETURN_FEE', text: 'Phí trả hàng', amount: '40.000' }],
  reject: [
    rejectSchema,
    { reason: 'GOODS_DAMAGED_OR_USED', text: 'Đã dùng', send_back: { kind: 'self' } },
  ],
  sellerCancel: [sellerCancelSchema, { reason: 'OUT_OF_STOCK' }],
  affiliate: [
    affiliateSchema,
    {
      store_name: 'An Gia',
      registration_number: '03',
      tax_code: '0312345678',
      business_address: '1',
      owner: 'Lan',
      address: '1',
      contact_name: 'Lan',
      contact_email: 'a@b.vn',
      contact_phone: '0912345678',
      bank_name: 'VCB',
      account_holder: 'AN GIA',
      account_number: '0123 456 789',
      licence: 'a.jpg',
      policy: true,
    },
  ],
  sellerItem: [sellerItemSchema, item],
  notice: [noticeSchema, { title: 'Nghỉ lễ', details: 'Từ 30/4' }],
  promotion: [
    promotionSchema,
    {
      name: 'Hè',
      icon: 'gift',
      startsOn: '2026-06-01',
      endsOn: '2026-06-30',
      items: [{ id: 1, price: 100_000 }],
    },
  ],
  portfolio: [
    portfolioSchema,
    {
      project_name: 'Nhà phố',
      location: 'Kim Mã',
      district: 'Ba Đình',
      city: 'Hà Nội',
      description: 'x',
      area: '120',
      construction_area: '90,5',
      period_months: '3',
      ...costs,
      style: 'modern',
      house_type: 'villa',
      images: ['a'],
      sort_order: '1',
      reviewed_on: '2025-12-01',
    },
  ],
  constructionReview: [
    constructionReviewSchema,
    {
      rating: 5,
      phone: '0912345678',
      building: 'A1',
      district: 'Ba Đình',
      city: 'Hà Nội',
      area: '75',
      style: 'classic',
      house_type: 'studio',
      period_months: '2',
      ...costs,
      review: 'Tốt',
    },
  ],
  inquiry: [
    inquirySchema,
    {
      service: 'renovation',
      premises: '2-bedroom',
      city: 'Hà Nội',
      district: 'Cầu Giấy',
      begins: 'month',
      phone_number: '0912 345 678',
      email: 'a@b.vn',
      content: 'Xin báo giá',
    },
  ],
  contractorProfile: [
    contractorProfileSchema,
    {
      hotline: '19006750',
      phone: '0912345678',
      email: 'a@b.vn',
      address: '1',
      tax_code: '0312345678',
      experience: '12',
      introduction: 'x',
    },
  ],
  sortOrder: [sortOrderSchema, { sort_order: '0' }],
  review: [reviewSchema, { rating: 5, text: 'Đẹp' }],
  question: [questionSchema, { category: 'delivery', content: 'Bao lâu?' }],
  answer: [answerSchema, { content: 'Ba ngày' }],
  reply: [replySchema, { content: 'Cảm ơn anh' }],
  customerCenterPost: [
    customerCenterPostSchema,
    { category: 'coupon_point', title: 'Điểm', content: 'x' },
  ],
  post: [
    postSchema,
    {
      title: 'Nhà tôi',
      body: '<p>x</p>',
      images: ['a'],
      marks: [],
      before: [],
      house_type: 'studio',
      style: 'modern',
      area: '',
      city: '',
      cost: '',
      hashtags: [],
    },
  ],
  comment: [commentSchema, { content: 'Đẹp' }],
  bulkOrder: [
    bulkOrderSchema,
    {
      ...contact,
      lines: [{ product_id: '1', quantity: '50' }],
      message: 'Báo giá',
      consent: true,
    },
  ],
  campaign: [campaignSchema, { ...contact, house_type: 'duplex', house_area: '80', consent: true }],
  trialProject: [
    trialProjectSchema,
    { ...contact, house_type: 'duplex', house_area: '80', consent: true },
  ],
  trialTax: [
    trialTaxSchema,
    { ...contact, company: 'An Gia', tax_code: '0312345678', address: '1', consent: true },
  ],
};

describe.each(Object.entries(forms))('the form %s', (_, [schema, values]) => {
  it('takes what is right', () => expect(errors(schema, values)).toEqual({}));

  it('asks for everything required when it is empty, with known messages', () => {
    const missing = errors(schema, {});
    expect(Object.keys(missing).length).toBeGreaterThan(0);
    for (const message of Object.values(missing)) expect(isMessageId(message)).toBe(true);
  });

  it('says it for each required field left blank', () => {
    const required = Object.keys(errors(schema, {}));
    for (const field of required) {
      const blank = errors(schema, {
        ...values,
        [field]: typeof values[field] === 'string' ? '   ' : undefined,
      });
      expect([field, blank[field] !== undefined]).toEqual([field, true]);
    }
  });
});

describe('fields', () => {
  it('read e-mails', () => {
    expect(
      ['a@b.vn', 'A.B+c@sub.example.com', 'lan@công-ty.vn'].map((value) =>
        one(emailField(), value),
      ),
    ).toEqual(['fine', 'fine', 'fine']);
    expect(
      ['a', 'a@b', 'a b@c.vn', 'a@b..vn', '@b.vn', 'a@-b.vn', `${'x'.repeat(250)}@b.vn`].map(
        (value) => one(emailField(), value),
      ),
    ).toEqual(Array.from({ length: 7 }, () => 'validation.email.invalid'));
    expect([one(emailField(), ''), one(emailField(), 5)]).toEqual([
      'validation.email.required',
      'validation.email.required',
    ]);
  });

  it('read numbers as people type them', () => {
    const number = numberField({ max: 100, whole: true, positive: true });
    expect(['5', 7, ' 9 ', '1,0'].map((value) => one(number, value))).toEqual([
      'fine',
      'fine',
      'fine',
      'fine',
    ]);
    expect(
      ['x', '1.2.3', '-1', '0', '101', '1,5', '', undefined, Number.NaN].map((value) =>
        one(number, value),
      ),
    ).toEqual([
      'validation.number.invalid',
      'validation.number.invalid',
      'validation.number.negative',
      'validation.number.zero',
      'validation.number.too-large',
      'validation.number.not-whole',
      'validation.required',
      'validation.required',
      'validation.required',
    ]);
    expect(['1.250.000 đ', 1_250_000, '0'].map((value) => one(moneyField(), value))).toEqual([
      'fine',
      'fine',
      'fine',
    ]);
    expect(['abc', '', 1.5, -1, 1e14].map((value) => one(moneyField(), value))).toEqual([
      'validation.number.invalid',
      'validation.required',
      'validation.number.not-whole',
      'validation.number.negative',
      'validation.number.too-large',
    ]);
  });

  it('read days that exist', () =>
    expect(
      ['2026-02-28', '2026-02-30', '2026-13-01', '28/02/2026', ''].map((value) =>
        one(dateField(), value),
      ),
    ).toEqual([
      'fine',
      'validation.date.invalid',
      'validation.date.invalid',
      'validation.date.invalid',
      'validation.required',
    ]));

  it('give clean values', () => {
    expect(validate(loginSchema, { email: ' Lan@Example.vn ', password: ' 123456 ' })).toEqual({
      ok: true,
      values: { email: 'lan@example.vn', password: '123456' },
    });
    const made = validate(sellerItemSchema, item);
    expect(
      made.ok && [
        made.values.price,
        made.values.depth,
        made.values.options,
        made.values.icons,
        made.values.packing_size,
      ],
    ).toEqual([
      12_500_000,
      85.5,
      [{ name: 'Gỗ sồi', additional_amount: 500_000, stock: 4 }],
      [],
      '',
    ]);
    const nfd = validate(noticeSchema, { title: 'Nghỉ lễ'.normalize('NFD'), details: 'x' });
    expect(nfd.ok && nfd.values.title).toBe('Nghỉ lễ');
  });
});

const wrong = (
  form: keyof typeof forms,
  over: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> => {
  const [schema, values] = forms[form] as readonly [Schema, Readonly<Record<string, unknown>>];
  return errors(schema, { ...values, ...over });
};

describe('rules between fields', () => {
  it('of passwords', () => {
    expect(wrong('signUp', { confirm_password: 'khác nhau' })).toEqual({
      confirm_password: 'validation.password.mismatch',
    });
    expect(wrong('businessSignUp', { confirm_password: 'khác nhau' })).toEqual({
      confirm_password: 'validation.password.mismatch',
    });
    expect(wrong('resetPassword', { confirm_password: '123456' })).toEqual({
      confirm_password: 'validation.password.mismatch',
    });
    expect(wrong('changePassword', { old_password: 'sofaêm' })).toEqual({
      password: 'validation.password.reused',
    });
    expect(wrong('login', { password: '12345' })).toEqual({
      password: 'validation.password.too-short',
    });
  });

  it('of a business founded tomorrow', () => {
    const inDays = (days: number): string => ictDate(daysAfter(Date.now(), days));
    expect(wrong('businessRegistration', { foundation_day: inDays(1) })).toEqual({
      foundation_day: 'validation.foundation-day.future',
    });
    expect(wrong('businessRegistration', { foundation_day: inDays(0) })).toEqual({});
  });

  it('of businesses', () => {
    expect(
      wrong('businessRegistration', {
        business_email: 'x',
        hotline: '17001234',
        tax_code: '123',
        website: 'không phải',
        type: 'club',
        foundation_day: '2015-02-30',
      }),
    ).toEqual({
      type: 'validation.choice.invalid',
      business_email: 'validation.email.business-invalid',
      hotline: 'validation.hotline.invalid',
      tax_code: 'validation.tax-code.invalid',
      website: 'validation.url.invalid',
      foundation_day: 'validation.date.invalid',
    });
    expect(
      ['0312345678', '0312345678-001', '012345678901', '03123456789', '0312345678-01'].map(
        (taxCode) => Object.keys(wrong('redBill', { taxCode })).length,
      ),
    ).toEqual([0, 0, 0, 1, 1]);
    expect(affiliateWarnings({ account_holder: 'NGUYEN VAN AN', store_name: 'An Gia' })).toEqual([
      'validation.account-holder.mismatch',
    ]);
    expect(affiliateWarnings({ account_holder: 'CTY TNHH AN GIA', store_name: 'An Gia' })).toEqual(
      [],
    );
    const [, application] = forms['affiliate'] ?? [loginSchema, {}];
    expect([
      errors(affiliateForm(true), application),
      errors(affiliateForm(true), { ...application, account_holder: 'NGUYEN VAN AN' }),
    ]).toEqual([{}, { account_holder: 'validation.account-holder.mismatch' }]);
    expect(wrong('affiliate', { account_number: '12', policy: false })).toEqual({
      account_number: 'validation.account-number.invalid',
      policy: 'validation.policy.required',
    });
    expect(wrong('socialSignUp', { login_method: 'system', email: 'an@' })).toEqual({
      login_method: 'validation.choice.invalid',
      email: 'validation.email.invalid',
    });
    expect(wrong('socialSignUp', { email: ' An@Hien.example ' })).toEqual({});
  });

  it('of checkout', () => {
    expect(
      wrong('checkout', { over18: false, terms: false, method: 'BTC', addressId: '' }),
    ).toEqual({
      over18: 'validation.age.required',
      terms: 'validation.terms.required',
      method: 'validation.choice.invalid',
      addressId: 'validation.address.required',
    });
    expect(wrong('checkout', { method: '' })).toEqual({ method: 'validation.method.required' });
    expect(wrong('checkout', { redBill: {} })).toEqual({
      'redBill.company': 'validation.company.required',
      'redBill.email': 'validation.email.required',
      'redBill.taxCode': 'validation.tax-code.required',
      'redBill.address': 'validation.address.required',
    });
  });

  it('of claims', () => {
    expect(wrong('refundRequest', { pictures: [] })).toEqual({
      pictures: 'validation.images.required',
    });
    expect(wrong('refundRequest', { pictures: [], reason: 'CHANGED_MIND' })).toEqual({});
    for (const reason of ['LATE', 'OTHER'])
      expect(wrong('refundRequest', { pictures: [], reason })).toEqual({
        pictures: 'validation.images.required',
      });
    expect(wrong('exchangeRequest', { reason: 'WRONG_ITEM' })).toEqual({
      pictures: 'validation.images.required',
    });
    expect(wrong('hold', { amount: null })).toEqual({ amount: 'validation.required' });
    expect(wrong('hold', { amount: null, reason: 'SELLER_CHECK' })).toEqual({});
    expect(wrong('refundRequest', { pictures: Array.from({ length: 11 }, () => 'a') })).toEqual({
      pictures: 'validation.images.too-many',
    });
    expect(claimReasons.filter((reason) => faultOf(reason) === 'buyer')).toEqual([
      'CHANGED_MIND',
      'WRONG_OPTION_ORDERED',
      'WRONG_ADDRESS',
      'DOES_NOT_FIT',
    ]);
    expect(claimReasons.filter((reason) => !needsPictures(reason))).toEqual([
      'CHANGED_MIND',
      'WRONG_OPTION_ORDERED',
      'WRONG_ADDRESS',
      'DOES_NOT_FIT',
    ]);
    // Nobody has seen goods that were not sent; goods that are here have found their address.
    for (const reason of ['DAMAGED', 'DEFECTIVE', 'WRONG_ITEM', 'MISSING_PART', 'NOT_AS_DESCRIBED'])
      expect(wrong('cancelRequest', { reason })).toEqual({ reason: 'validation.choice.invalid' });
    expect(wrong('cancelRequest', { reason: 'WRONG_ADDRESS' })).toEqual({});
    // Measures are known before and after: at the door it is found out late, with a tape measure early.
    expect(wrong('cancelRequest', { reason: 'DOES_NOT_FIT' })).toEqual({});
    expect(wrong('refundRequest', { reason: 'DOES_NOT_FIT', pictures: [] })).toEqual({});
    expect(wrong('refundRequest', { reason: 'WRONG_ADDRESS' })).toEqual({
      reason: 'validation.choice.invalid',
    });
  });

  it('of items, promotions, portfolios and bulk orders', () => {
    expect(wrong('sellerItem', { discount: '12.500.000' })).toEqual({
      discount: 'validation.discount.too-large',
    });
    expect(wrong('sellerItem', { options: [], images: [] })).toEqual({
      options: 'validation.options.required',
      images: 'validation.images.required',
    });
    expect(wrong('sellerItem', { shipping_method: 'package_company' })).toEqual({
      package_company: 'validation.carrier.required',
    });
    expect(
      wrong('sellerItem', { options: [{ name: '', additional_amount: 'x', stock: '-1' }] }),
    ).toEqual({
      'options.0.name': 'validation.options.required',
      'options.0.additional_amount': 'validation.number.invalid',
      'options.0.stock': 'validation.number.negative',
    });
    expect(wrong('promotion', { endsOn: '2026-05-31' })).toEqual({
      endsOn: 'validation.date.order',
    });
    expect(wrong('portfolio', { cost_to: '1.000' })).toEqual({ cost_to: 'validation.cost.order' });
    expect(wrong('constructionReview', { cost_to: '1.000' })).toEqual({
      cost_to: 'validation.cost.order',
    });
    expect(wrong('bulkOrder', { lines: [{ product_id: 1, quantity: '49' }] })).toEqual({
      'lines.0.quantity': 'validation.quantity.bulk-minimum',
    });
    expect(wrong('bulkOrder', { lines: [] })).toEqual({ lines: 'validation.required' });
    expect(wrong('campaign', { consent: false })).toEqual({ consent: 'validation.tick.required' });
    expect(wrong('review', { rating: 6, text: '' })).toEqual({
      rating: 'validation.number.too-large',
      text: 'validation.message.required',
    });
    expect(wrong('inquiry', { phone_number: 'gọi 0912' })).toEqual({
      phone_number: 'validation.phone.invalid',
    });
    expect([isPastDay('2026-03-06', '2026-03-06'), isPastDay('2026-03-07', '2026-03-06')]).toEqual([
      true,
      false,
    ]);
    expect(wrong('comment', { content: 'x'.repeat(2_001) })).toEqual({
      content: 'validation.text.too-long',
    });
  });
});

describe('messages', () => {
  it('stand once each', () => {
    expect(new Set([...validationMessageIds, ...formMessageIds]).size).toBe(
      validationMessageIds.length + formMessageIds.length,
    );
    expect([
      isMessageId('validation.required'),
      isMessageId('validation.age.required'),
      isMessageId('x'),
    ]).toEqual([true, true, false]);
  });

  it('are known ids wherever a schema names one', () => {
    const folder = new URL('../', import.meta.url);
    const used = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('message-ids'),
      )
      .flatMap((file) =>
        [...readFileSync(new URL(file, folder), 'utf8').matchAll(/'(validation\.[a-z.-]+)'/g)].map(
          (match) => match[1] ?? '',
        ),
      );
    expect(used.filter((id) => !isMessageId(id))).toEqual([]);
    const unused = formMessageIds.filter((id) => !used.includes(id));
    expect(unused).toEqual([]);
  });

  it('that a schema of zod itself would say become a plain one', () => {
    expect(validate(z.object({ a: z.string() }), {})).toEqual({
      ok: false,
      errors: { a: 'validation.required' },
    });
  });
});

describe('vocabularies', () => {
  it('have a label for each word', () => {
    expect([Object.keys(roomTypeLabels), Object.keys(styleLabels)]).toEqual([
      [...roomTypes],
      [...styles],
    ]);
    for (const label of [
      ...Object.values(roomTypeLabels),
      ...Object.values(styleLabels),
      ...Object.values(topicLabels),
    ])
      for (const language of languages) expect(label[language]).not.toBe('');
  });

  it('add four styles with the id 0 and keys of their own', () => {
    const all = withExtraStyles([{ id: 0, style_name: 'Modern', thumbnail: null }]);
    expect(all.map(({ id, style_name }) => `${id} ${style_name}`)).toEqual([
      '0 Modern',
      '0 Rural',
      '0 Rustic',
      '0 Neo-classic',
      '0 Japandi',
    ]);
    expect(new Set(all.map(({ key }) => key)).size).toBe(1 + extraRoomStyles.length);
    expect([50, 51, 100, 200, 500, 501].map(areaTier)).toEqual([
      'up_to_50',
      '50_to_100',
      '50_to_100',
      '100_to_200',
      '200_to_500',
      'over_500',
    ]);
  });
});
