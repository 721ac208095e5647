import { describe, expect, it } from 'vitest';
import { upgradeMachine } from '../account/business-upgrade.ts';
import { partnerMachine } from '../account/partner.ts';
import { sessionMachine } from '../account/session.ts';
import { standingMachine } from '../account/standing.ts';
import { termsMachine } from '../account/terms.ts';
import { verificationMachine } from '../account/verification.ts';
import { bidMachine } from '../auction/bid.ts';
import { promotionMachine } from '../catalog/promotion.ts';
import { sellerItemMachine } from '../catalog/seller-item.ts';
import { inboxMachine } from '../community/inbox.ts';
import { moderationMachine } from '../community/moderation.ts';
import { questionMachine } from '../community/question.ts';
import { reviewMachine } from '../community/review.ts';
import { designWorkMachine } from '../design-work/design-work.ts';
import { projectMachine } from '../contractor/project.ts';
import { designOrderMachine } from '../design-order/design-order-machine.ts';
import { membershipMachine } from '../membership/membership-machine.ts';
import { placeWaitMachine } from '../membership/waiting-list.ts';
import { attemptMachine } from '../payment/attempt.ts';
import { moneyReturnMachine } from '../payment/money-return.ts';
import { topUpMachine } from '../payment/top-up.ts';
import { couponMachine } from '../points/coupon.ts';
import { lotMachine } from '../points/lot.ts';
import { redBillMachine } from '../settlement/red-bill.ts';
import { settlementMachine } from '../settlement/settlement.ts';
import type { Actor } from '../machine/actors.ts';
import type { Effect } from '../machine/effects.ts';

/** A row of any machine, as far as what it asks of the system goes. */
type Row = {
  readonly id: string;
  readonly event: string;
  readonly by: readonly Actor[];
  effects?(after: object, input: object, before: object): readonly Effect[];
};

const machines: readonly { readonly name: string; readonly rules: readonly Row[] }[] = [
  upgradeMachine,
  partnerMachine,
  sessionMachine,
  standingMachine,
  termsMachine,
  verificationMachine,
  bidMachine,
  promotionMachine,
  sellerItemMachine,
  inboxMachine,
  questionMachine,
  reviewMachine,
  moderationMachine,
  projectMachine,
  designWorkMachine,
  designOrderMachine,
  membershipMachine,
  placeWaitMachine,
  attemptMachine,
  moneyReturnMachine,
  topUpMachine,
  couponMachine,
  lotMachine,
  redBillMachine,
  settlementMachine,
];

// What the rows read of their things, for all machines at once.
const thing = {
  state: 'open',
  version: 1,
  changedAt: 0,
  amount: 2_000_000,
  captured: 500_000,
  price: 300_000,
  designs: [{ designId: 1, price: 300_000 }],
  cities: [],
  extra: [],
  penalties: 0,
};

function said(effect: Effect): string {
  return effect.do === 'notify'
    ? `${effect.about} → ${effect.who.join(', ')}`
    : JSON.stringify(effect);
}

function asked(row: Row): readonly string[] {
  const input = { by: row.by[0], at: 0, payload: thing };
  return (row.effects?.(thing, input, thing) ?? []).map(said);
}

// The item's own are listed with its tests, row by row and state by state.
describe('what each row asks of the system', () => {
  it.each(machines.map((machine) => [machine.name, machine] as const))('%s', (_, { rules }) => {
    expect(
      Object.fromEntries(rules.map((row) => [`${row.id} ${row.event}`, asked(row)])),
    ).toMatchSnapshot();
  });
});
