import { type Auction, type AuctionSlot, isApiError, placeBid, readAuction } from '@hien/api';
import { bidCheckoutSchema, instalmentPlans, limits, methodsFor } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Heading, Link, MoneyInput, Notice, Text } from '@hien/ui';
import { FormField, useFormField } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import * as c from '../../shared/checkout/checkout.css.ts';
import { InvoicePart } from '../../shared/checkout/InvoicePart.tsx';
import { MethodPart } from '../../shared/checkout/MethodPart.tsx';
import { PlaceBar } from '../../shared/checkout/PlaceOrder.tsx';
import { Summary } from '../../shared/checkout/Summary.tsx';
import { failureOf } from '../../shared/forms/failure.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { Agreement } from '../parts/Agreement.tsx';
import { lockedIn } from './locked.ts';
import * as s from './AdMembershipAuctionView.css.ts';

const minutes = limits.auction.payMinutes;
/** A plan has days. */
const days = limits.paymentDue.orderDays;

interface BidFormProps {
  auction: Auction;
  slot: AuctionSlot;
  /** The week opens later: the bid is planned. */
  plans: boolean;
  /** The board. */
  back: string;
}

/** A bid for one slot, now or as its week opens. Who is overtaken while the form is open is told at the amount, and nothing typed is lost. */
export function BidForm({ auction, slot, plans, back }: BidFormProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: profile } = useProfile();
  const place = useSend(placeBid, { wait: false });
  const { least } = slot;
  const schema = useMemo(() => bidCheckoutSchema(least), [least]);
  return (
    <div className={s.stack}>
      <div className={s.formHead}>
        <Link variant="quiet" className={s.back} href={back}>
          <ChevronLeft size={16} aria-hidden /> {text('ad.auction.back')}
        </Link>
        <Heading level={2} size="h3">
          {text(plans ? 'ad.plan.form' : 'ad.auction.form', {
            slot: slot.slot,
            city: auction.city,
          })}
        </Heading>
        <Text tone="muted">
          {text('ad.auction.form.week', {
            from: format.date(auction.times.starts),
            to: format.date(auction.times.ends),
          })}
        </Text>
      </div>
      <Form
        schema={schema}
        initialValues={{
          slot: slot.slot,
          amount: least,
          method: '' as const,
          terms: false,
          redBill: null,
        }}
        className={c.form}
        draft={
          profile
            ? {
                // A slot each: an amount that was typed for one is none for another.
                in: `bid-${profile.id}-${auction.city}-${auction.week}-${slot.slot}`,
                until: 'tab-closes',
                without: ['terms', 'slot'],
                atOnce: true,
              }
            : null
        }
        onSubmit={async (values) => {
          try {
            const order = await place.send({ ...values, city: auction.city, week: auction.week });
            void navigate(
              paths.payment.to(language, {
                type: 'auction',
                id: order.groupId,
                payType: order.method,
              }),
              { replace: true },
            );
            return undefined;
          } catch (error) {
            // Somebody bid more, or the slot closed: the page shows how it stands now.
            if (isApiError(error) && error.status === 422)
              await queryClient.invalidateQueries({ queryKey: [readAuction.id] });
            return failureOf(error, text);
          }
        }}
      >
        <div className={c.columns}>
          <div className={c.parts}>
            <AmountPart slot={slot} plans={plans} />
            <Warnings auction={auction} slot={slot} plans={plans} />
            <HowToPay plans={plans} />
            <InvoicePart />
            <Agreement
              note={
                plans
                  ? text('ad.plan.form.after', { days })
                  : text('ad.auction.form.after', { minutes })
              }
            />
          </div>
          <BidSummary slot={slot.slot} plans={plans} />
        </div>
        <BidBar plans={plans} />
      </Form>
    </div>
  );
}

function AmountPart({ slot, plans }: Pick<BidFormProps, 'slot' | 'plans'>) {
  const text = useText();
  const { integer, vnd } = useFormat();
  return (
    <section className={c.part} aria-labelledby="bid-amount">
      <Heading level={3} size="h4" id="bid-amount">
        {text('ad.auction.form.amount')}
      </Heading>
      <Text size="small" tone="muted">
        {slot.highest === null
          ? text(plans ? 'ad.plan.form.hidden' : 'ad.auction.form.first')
          : text('ad.auction.form.highest', { amount: vnd(slot.highest) })}
      </Text>
      <FormField
        name="amount"
        label={text('ad.auction.form.yours')}
        hint={text('ad.auction.form.least', {
          least: vnd(slot.least),
          step: vnd(limits.auction.granularityVnd),
        })}
        required
      >
        <MoneyInput format={integer} unit="đ" step={limits.auction.granularityVnd} />
      </FormField>
    </section>
  );
}

/** What somebody should know before they press: one week is all they can win, and what is locked until then. */
function Warnings({ auction: { bidder }, slot, plans }: Omit<BidFormProps, 'back'>) {
  const text = useText();
  const { vnd } = useFormat();
  const amount = useAmount();
  if (bidder === null) return null;
  const standing = plans ? bidder.orders : bidder.bids.filter(({ state }) => state === 'waiting');
  const others = standing.filter((bid) => bid.slot !== slot.slot);
  return (
    <>
      {slot.mine === null ? null : (
        <Notice tone="info">{text('ad.auction.form.replaces', { amount: vnd(slot.mine) })}</Notice>
      )}
      {others.length === 0 ? null : (
        <Notice tone="caution" title={text('ad.auction.form.one.title')}>
          {text(plans ? 'ad.plan.form.one' : 'ad.auction.form.one', {
            slots: others.map((bid) => bid.slot).join(', '),
          })}
        </Notice>
      )}
      <Text size="small">
        {text(plans ? 'ad.plan.form.locked' : 'ad.auction.form.locked', {
          locked: vnd(lockedIn(bidder) - (slot.mine ?? 0) + amount),
          left: bidder.left - 1,
        })}
      </Text>
    </>
  );
}

type Plans = Pick<BidFormProps, 'plans'>;

function HowToPay({ plans }: Plans) {
  const text = useText();
  const { vnd } = useFormat();
  const amount = useAmount();
  const said = { amount: vnd(amount) };
  return (
    <MethodPart
      methods={methodsFor('auction', amount).map((method) => ({
        method,
        months: instalmentPlans(method, amount),
      }))}
      total={amount}
      transfer={
        plans
          ? text('ad.plan.form.transfer', { ...said, days })
          : text('ad.checkout.transfer', { ...said, minutes })
      }
    />
  );
}

function BidSummary({ slot, plans }: Plans & { slot: number }) {
  const text = useText();
  const { vnd } = useFormat();
  const amount = useAmount();
  return (
    <Summary
      lines={[{ id: 'bid', label: text('ad.auction.slot', { slot }), amount: vnd(amount) }]}
      total={amount}
      note={text(plans ? 'ad.plan.form.note' : 'ad.auction.form.note')}
      press={text(pressOf(plans))}
    />
  );
}

function BidBar({ plans }: Plans) {
  const text = useText();
  return <PlaceBar total={useAmount()} fresh press={text(pressOf(plans))} />;
}

const pressOf = (plans: boolean) => (plans ? 'ad.plan.press' : 'ad.auction.bid');

/** What is typed, whole đồng. */
const useAmount = (): number => useFormField<number | null>('amount').value ?? 0;
