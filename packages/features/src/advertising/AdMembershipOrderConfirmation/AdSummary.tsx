import type { MembershipOverview } from '@hien/api';
import { limits } from '@hien/domain';
import { PriceBreakdown } from '@hien/ui';
import * as s from '../../shared/checkout/checkout.css.ts';
import { PlaceButton } from '../../shared/checkout/PlaceOrder.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { usePlan } from '../parts/usePlan.ts';

/** What is paid today, and how an upgrade's price is made. */
export function AdSummary({ offer }: { offer: MembershipOverview['offers'][number] }) {
  const text = useText();
  const { vnd } = useFormat();
  const nameOf = usePlan();
  const { kind, plan, total, days } = offer;
  const { basic, gold, upgradeRoundVnd } = limits.ad;
  return (
    <aside className={s.summary} aria-label={text('orders.checkout.summary')}>
      <PriceBreakdown
        caption={text('orders.checkout.summary')}
        columns={{
          label: text('orders.cart.summary.part'),
          amount: text('orders.cart.summary.amount'),
        }}
        sections={[
          {
            id: 'all',
            lines: [
              {
                id: kind,
                label:
                  kind === 'upgrade'
                    ? text('ad.checkout.sum.upgrade')
                    : text('ad.checkout.sum.purchase', { plan: nameOf(plan) }),
                amount: vnd(total),
                ...(kind === 'upgrade'
                  ? {
                      hint: text('ad.checkout.formula', {
                        gold: vnd(gold.monthlyVnd),
                        basic: vnd(basic.monthlyVnd),
                        left: days.left,
                        all: days.all,
                        step: vnd(upgradeRoundVnd),
                      }),
                    }
                  : {}),
              },
            ],
          },
        ]}
        total={{
          label: text('orders.checkout.sum.total'),
          amount: vnd(total),
          note: text('ad.checkout.vat'),
        }}
      />
      <div className={s.press}>
        <PlaceButton />
      </div>
    </aside>
  );
}
