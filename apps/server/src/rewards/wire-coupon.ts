import type { Language } from '@hien/domain';
import { textOf } from '../db/localized.ts';
import type { userCoupons } from '../db/schema/rewards.ts';
import type { Answer } from '../http/handler.ts';

type Row = typeof userCoupons.$inferSelect;

/** A coupon as its member sees it; one past its date has expired, even before the nightly job. */
export function wireCoupon(
  { id, code, name, state, value, minimum, from, until }: Row,
  at: number,
  language: Language,
): Answer<'enterCoupon'> {
  const shown = state === 'available' && until.getTime() < at ? 'expired' : state;
  return {
    id,
    code,
    name: textOf(name, language),
    state: shown,
    usable: shown === 'available' && from.getTime() <= at,
    kind: value.kind,
    amount: value.kind === 'amount' ? value.amount : null,
    percent: value.kind === 'percent' ? value.percent : null,
    max: value.kind === 'percent' ? value.max : null,
    minimum,
    from: from.toISOString(),
    until: until.toISOString(),
  };
}
