import {
  type AdCity,
  isApiError,
  listAdCities,
  type MembershipOverview,
  placeAdOrder,
  readMembership,
} from '@hien/api';
import { adCheckoutSchema, limits } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Heading, Text } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import * as s from '../../shared/checkout/checkout.css.ts';
import { InvoicePart } from '../../shared/checkout/InvoicePart.tsx';
import { MethodPart } from '../../shared/checkout/MethodPart.tsx';
import { PlaceBar } from '../../shared/checkout/PlaceOrder.tsx';
import { failureOf } from '../../shared/forms/failure.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { Agreement } from '../parts/Agreement.tsx';
import { AdSummary } from './AdSummary.tsx';
import { CitiesPart } from './CitiesPart.tsx';

type Offer = MembershipOverview['offers'][number];

interface AdCheckoutFormProps {
  overview: MembershipOverview;
  offer: Offer;
  /** Where the company has its office: chosen at first, if there is a place. */
  home: string;
  cities: readonly AdCity[];
}

/** The checkout of a plan as one form. A city that has filled up meanwhile is told at the cities, and nothing typed is lost. */
export function AdCheckoutForm({ overview, offer, home, cities }: AdCheckoutFormProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: profile } = useProfile();
  const place = useSend(placeAdOrder, { wait: false });
  const { plan, total, methods } = offer;
  const schema = useMemo(() => adCheckoutSchema(plan), [plan]);
  const isFree = cities.some(
    ({ city, goldFree }) => city === home && (plan === 'basic' || goldFree > 0),
  );
  const minutes = limits.ad.holdMinutes;
  return (
    <Form
      schema={schema}
      initialValues={{
        cities: isFree ? [home] : [],
        method: '' as const,
        terms: false,
        redBill: null,
      }}
      className={s.form}
      draft={
        profile
          ? { in: `ad-${plan}-${profile.id}`, until: 'tab-closes', without: ['terms', 'cities'] }
          : null
      }
      onSubmit={async (values) => {
        try {
          const order = await place.send({ ...values, plan, expectedTotal: total });
          void navigate(
            paths.payment.to(language, {
              type: 'ad',
              id: order.groupId,
              payType: order.method,
            }),
            { replace: true },
          );
          return undefined;
        } catch (error) {
          const full = isApiError(error)
            ? error.fields.filter(({ code }) => code === 'NO_FREE_POSITION')
            : [];
          if (full.length > 0) {
            await queryClient.invalidateQueries({ queryKey: [listAdCities.id] });
            return {
              errors: full.map(({ field }) => ({
                field: 'cities',
                message: text('ad.checkout.city.taken', { city: field.replace('cities.', '') }),
              })),
            };
          }
          // The page shows what it costs now, or why it cannot be bought any more.
          if (isApiError(error) && (error.code === 'CONFLICT' || error.status === 422))
            await queryClient.invalidateQueries({ queryKey: [readMembership.id] });
          return failureOf(error, text, { says: { CONFLICT: text('ad.checkout.changed') } });
        }
      }}
    >
      <div className={s.columns}>
        <div className={s.parts}>
          <CitiesPart plan={plan} cities={cities} mine={overview} />
          <MonthPart offer={offer} />
          <MethodPart
            methods={methods}
            total={total}
            transfer={text('ad.checkout.transfer', { amount: format.vnd(total), minutes })}
          />
          <InvoicePart />
          <Agreement note={text('ad.checkout.hold', { minutes })} />
        </div>
        <AdSummary offer={offer} />
      </div>
      <PlaceBar total={total} fresh />
    </Form>
  );
}

/** What the money is for, from when to when. */
function MonthPart({ offer: { kind, period, plan } }: { offer: Offer }) {
  const text = useText();
  const format = useFormat();
  const to = format.date(period.end);
  return (
    <section className={s.part} aria-labelledby="checkout-month">
      <Heading level={2} size="h4" id="checkout-month">
        {text('ad.checkout.month')}
      </Heading>
      <Text>
        {kind === 'upgrade'
          ? text('ad.checkout.month.rest', { to, price: format.vnd(limits.ad[plan].monthlyVnd) })
          : text('ad.checkout.month.first', { from: format.date(period.start), to })}
      </Text>
    </section>
  );
}
