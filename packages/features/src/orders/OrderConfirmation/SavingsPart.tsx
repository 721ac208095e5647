import type { CheckoutQuote, MemberCoupon } from '@hien/api';
import { Button, Heading, Input, MoneyInput, Radio, RadioGroup, Text, Field } from '@hien/ui';
import { FormField, useFormField } from '@hien/ui/form';
import { useState } from 'react';
import { EnterCoupon } from '../../shared/coupons/EnterCoupon.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../../shared/checkout/checkout.css.ts';

interface SavingsPartProps {
  quote: CheckoutQuote;
  couponRefused: string | undefined;
  pointsRefused: string | undefined;
  referralRefused: string | undefined;
}

/** What makes it cheaper: a coupon, points, and whose recommendation it was. */
export function SavingsPart({
  quote,
  couponRefused,
  pointsRefused,
  referralRefused,
}: SavingsPartProps) {
  const text = useText();
  return (
    <section className={s.part} aria-labelledby="checkout-savings">
      <Heading level={2} size="h4" id="checkout-savings">
        {text('orders.checkout.savings')}
      </Heading>
      <CouponChoice quote={quote} refused={couponRefused} />
      <CouponEntry goods={quote.totals.goods} />
      <hr className={s.rule} />
      <PointsField points={quote.points} refused={pointsRefused} />
      <hr className={s.rule} />
      <ReferralField refused={referralRefused} accepted={quote.referral} />
    </section>
  );
}

/** Coupons that cannot be used stay in sight and say why. */
function CouponChoice({ quote, refused }: { quote: CheckoutQuote; refused: string | undefined }) {
  const text = useText();
  const format = useFormat();
  const { id, value, error, setValue } = useFormField<number | null>('couponId');
  if (quote.coupons.length === 0)
    return <Text tone="muted">{text('orders.checkout.coupon.none-owned')}</Text>;
  return (
    <RadioGroup
      id={id}
      tabIndex={-1}
      legend={text('orders.checkout.coupon')}
      layout="cards"
      name="couponId"
      value={value === null ? 'none' : String(value)}
      error={error ?? refused}
      onChange={(next) => setValue(next === 'none' ? null : Number(next))}
    >
      {quote.coupons.map((coupon) => (
        <Radio
          key={coupon.id}
          value={String(coupon.id)}
          disabled={coupon.refused !== null && coupon.id !== value}
          hint={
            coupon.message ??
            text('orders.checkout.coupon.until', { date: format.date(coupon.until) })
          }
          end={
            coupon.refused === null ? (
              <Text as="span" tone="price" numeric>
                −{format.vnd(coupon.off)}
              </Text>
            ) : undefined
          }
        >
          {coupon.name}
        </Radio>
      ))}
      <Radio value="none">{text('orders.checkout.coupon.none')}</Radio>
    </RadioGroup>
  );
}

/** A code becomes one of the buyer's coupons, and is used at once where the order is large enough. */
function CouponEntry({ goods }: { goods: number }) {
  const text = useText();
  const format = useFormat();
  const { setValue } = useFormField<number | null>('couponId');
  const [entered, setEntered] = useState<MemberCoupon>();
  const missing = entered === undefined ? 0 : Math.max(0, entered.minimum - goods);
  return (
    <div className={s.words}>
      <EnterCoupon
        label={text('orders.checkout.coupon.enter')}
        hint={text('orders.checkout.coupon.enter.hint')}
        add={text('orders.checkout.coupon.add')}
        adding={text('orders.checkout.coupon.adding')}
        onEntered={(coupon) => {
          setEntered(coupon);
          if (coupon.usable && coupon.minimum <= goods) setValue(coupon.id);
        }}
      />
      <output>
        {entered === undefined ? null : (
          <Text size="small" tone={missing > 0 ? 'muted' : 'positive'}>
            {missing > 0
              ? text('orders.checkout.coupon.added.minimum', {
                  name: entered.name,
                  minimum: format.vnd(entered.minimum),
                  missing: format.vnd(missing),
                })
              : text('orders.checkout.coupon.added', { name: entered.name })}
          </Text>
        )}
      </output>
    </div>
  );
}

function PointsField({
  points,
  refused,
}: {
  points: CheckoutQuote['points'];
  refused: string | undefined;
}) {
  const text = useText();
  const format = useFormat();
  const { id, value, error, setValue, touch } = useFormField<number>('points');
  if (points.available === 0)
    return <Text tone="muted">{text('orders.checkout.points.none')}</Text>;
  const wrong = error ?? refused;
  return (
    <div className={s.beside}>
      <div className={s.grow}>
        <Field
          id={id}
          label={text('orders.checkout.points')}
          hint={text('orders.checkout.points.have', { points: format.integer(points.available) })}
          {...(wrong === undefined ? {} : { error: wrong })}
        >
          <MoneyInput
            value={value === 0 ? null : value}
            onChange={(next) => setValue(next ?? 0)}
            onBlur={touch}
            format={format.integer}
            unit={text('orders.checkout.points.unit')}
            placeholder="0"
          />
        </Field>
      </div>
      {value === points.most && points.most > 0 ? (
        <Button onClick={() => setValue(0)}>{text('orders.checkout.points.clear')}</Button>
      ) : (
        <Button onClick={() => setValue(points.most)}>
          {text('orders.checkout.points.all', { points: format.integer(points.most) })}
        </Button>
      )}
    </div>
  );
}

/** The code of who recommended the product, and whether it counts. */
export function ReferralField({
  refused,
  accepted,
}: {
  refused: string | undefined;
  accepted: string | null;
}) {
  const text = useText();
  const { error } = useFormField<string>('referralCode');
  return (
    <div className={s.words}>
      <FormField name="referralCode" label={text('orders.checkout.referral')}>
        <Input
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? 'checkout-referral-refused' : undefined}
        />
      </FormField>
      {refused && !error ? (
        <Text size="small" tone="critical" id="checkout-referral-refused" role="alert">
          {refused}
        </Text>
      ) : null}
      {accepted ? (
        <Text size="small" tone="positive">
          {text('orders.checkout.referral.accepted')}
        </Text>
      ) : null}
    </div>
  );
}
