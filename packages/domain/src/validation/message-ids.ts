/** Messages that any form may give; their sentences are part of what every page loads. */
export const validationMessageIds = [
  'validation.required',
  'validation.text.too-long',
  'validation.number.invalid',
  'validation.number.negative',
  'validation.number.not-whole',
  'validation.number.too-large',
  'validation.choice.invalid',
  'validation.email.required',
  'validation.email.invalid',
  'validation.password.required',
  'validation.password.too-short',
  'validation.password.mismatch',
  'validation.password.reused',
  'validation.phone.required',
  'validation.phone.invalid',
  'validation.phone.ten-digits',
  'validation.message.required',
] as const;

export type ValidationMessageId = (typeof validationMessageIds)[number];

/** Messages of particular forms; their sentences are a catalogue of their own, loaded where there are forms. */
export const formMessageIds = [
  'validation.number.zero',
  'validation.tick.required',
  'validation.date.invalid',
  'validation.date.order',
  'validation.date.future',
  'validation.time.invalid',
  'validation.plan.past',
  'validation.plan.far',
  'validation.url.invalid',
  'validation.email.business-invalid',
  'validation.code.required',
  'validation.code.invalid',
  'validation.digits.invalid',
  'validation.hotline.invalid',
  'validation.name.first-required',
  'validation.name.last-required',
  'validation.address.required',
  'validation.bill-number.required',
  'validation.address.city-required',
  'validation.address.district-required',
  'validation.address.ward-required',
  'validation.receiver.required',
  'validation.company.required',
  'validation.registration-number.required',
  'validation.foundation-day.required',
  'validation.foundation-day.future',
  'validation.tax-code.required',
  'validation.tax-code.invalid',
  'validation.bank.required',
  'validation.account-holder.required',
  'validation.account-holder.mismatch',
  'validation.account-number.invalid',
  'validation.images.required',
  'validation.images.too-many',
  'validation.thumbnail.required',
  'validation.options.required',
  'validation.discount.too-large',
  'validation.promotion.overlap',
  'validation.promotion.not-lower',
  'validation.promotion.too-deep',
  'validation.promotion.not-on-sale',
  'validation.promotion.price',
  'validation.promotion.paid-delivery',
  'validation.promotion.begun',
  'validation.promotion.too-long',
  'validation.template.none',
  'validation.template.open',
  'validation.answer.place',
  'validation.date.span',
  'validation.date.over',
  'validation.cost.order',
  'validation.quantity.bulk-minimum',
  'validation.rating.required',
  'validation.reason.required',
  'validation.carrier.required',
  'validation.tracking.required',
  'validation.slot.invalid',
  'validation.bid.too-low',
  'validation.bid.not-round',
  'validation.method.required',
  'validation.decision.required',
  'validation.age.required',
  'validation.no-refund.required',
  'validation.terms.required',
  'validation.policy.required',
] as const;

export type FormMessageId = (typeof formMessageIds)[number];

/** Whatever a schema of the domain may say. */
export type MessageId = ValidationMessageId | FormMessageId;

export function isMessageId(message: string): message is MessageId {
  return (
    validationMessageIds.some((id) => id === message) || formMessageIds.some((id) => id === message)
  );
}
