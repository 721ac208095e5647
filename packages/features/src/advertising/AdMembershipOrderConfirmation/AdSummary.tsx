import type { MembershipOverview } from '@hien/api';
import { limits } from '@hien/domain';
import { Summary } from '../../shared/checkout/Summary.tsx';
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
  const line =
    kind === 'upgrade'
      ? {
          label: text('ad.checkout.sum.upgrade'),
          hint: text('ad.checkout.formula', {
            gold: vnd(gold.monthlyVnd),
            basic: vnd(basic.monthlyVnd),
            left: days.left,
            all: days.all,
            step: vnd(upgradeRoundVnd),
          }),
        }
      : { label: text('ad.checkout.sum.purchase', { plan: nameOf(plan) }) };
  return (
    <Summary
      lines={[{ id: kind, amount: vnd(total), ...line }]}
      total={total}
      note={text('ad.checkout.vat')}
    />
  );
}
