import { type QuotedReferral, wireReferralRefused } from '@hien/api/wire';
import {
  checkoutTooMuchText,
  instalmentPlans,
  type Language,
  limits,
  methodsFor,
  reasonTexts,
} from '@hien/domain';
import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { findReferral } from '../checkout/basket.ts';
import type { Orm } from '../db/database.ts';
import { designOrders } from '../db/schema/design-orders.ts';
import type { FieldError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { askedFor, type DesignOwner } from './asked-for.ts';
import { type Standing, standingsOf, thingOf } from './standings.ts';
import { wireOrders } from './wire-order.ts';

type Quote = Answer<'quoteDesigns'>;
type Ask = {
  readonly designIds: readonly number[];
  readonly referralCode?: string | undefined;
  readonly forMessage?: number | undefined;
};

/** What is asked for, as it stands at this moment. */
export type DesignBasket = {
  readonly standings: readonly Standing[];
  /** In whose name it is bought; null for the buyer's own. */
  readonly owner: DesignOwner | null;
  readonly referral: QuotedReferral;
  /** Of what can be bought, đồng. */
  readonly total: number;
};

export async function readDesigns(
  orm: Orm,
  userId: number,
  { designIds, referralCode = '', forMessage }: Ask,
  { at, language }: { readonly at: number; readonly language: Language },
): Promise<DesignBasket> {
  const owner = await askedFor(orm, userId, forMessage, designIds, language);
  const standings = await standingsOf(orm, owner?.userId ?? userId, designIds);
  return {
    standings,
    owner,
    referral: await findReferral(orm, userId, referralCode, at),
    total: standings.reduce(
      (all, { design, problem }) => all + (problem === null ? design.price : 0),
      0,
    ),
  };
}

/** What does not belong to one design, at its field. */
export function refusalsOf({ referral, total }: DesignBasket, language: Language): FieldError[] {
  const found: FieldError[] = [];
  if (typeof referral === 'string') found.push(wireReferralRefused(referral, language));
  if (total > limits.checkout.maxVnd)
    found.push({
      field: 'total',
      code: 'checkout.too-much',
      message: checkoutTooMuchText[language],
    });
  return found;
}

/** The price as the wire shows it. */
export async function quoteOf(
  orm: Orm,
  userId: number,
  basket: DesignBasket,
  at: number,
  language: Language,
): Promise<Quote> {
  const { standings, referral, total } = basket;
  const good = standings.filter(({ problem }) => problem === null).length;
  return {
    lines: standings.map(({ design, problem }) => ({
      ...thingOf(design, language),
      problem,
      message: problem === null ? null : reasonTexts[problem][language],
    })),
    total,
    methods:
      total === 0
        ? []
        : methodsFor('design', total).map((method) => ({
            method,
            months: instalmentPlans(method, total),
          })),
    referral: typeof referral === 'object' ? (referral?.code ?? null) : null,
    refusals: refusalsOf(basket, language),
    ownerName: basket.owner?.name ?? null,
    // What is bought in a member's name is an order by itself.
    pending:
      good === 0 || basket.owner !== null ? [] : await pendingWith(orm, userId, good, at, language),
  };
}

/** One's own orders that wait for their money and take so many more designs (D21). */
async function pendingWith(
  orm: Orm,
  userId: number,
  count: number,
  at: number,
  language: Language,
) {
  const rows = await orm
    .select({ id: designOrders.id })
    .from(designOrders)
    .where(
      and(
        eq(designOrders.userId, userId),
        isNull(designOrders.forUserId),
        eq(designOrders.state, 'pending'),
        gte(designOrders.dueAt, new Date(at)),
        lte(sql`${designOrders.added} + ${count}::integer`, limits.design.maxReorder),
      ),
    )
    .orderBy(designOrders.id)
    .limit(20);
  return wireOrders(
    orm,
    rows.map(({ id }) => id),
    { language, now: at },
  );
}

export function quoteDesigns({ database, now }: Services): Handler<'quoteDesigns'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const at = now();
    const basket = await readDesigns(database.orm, userId, call.body, {
      at,
      language: call.language,
    });
    return quoteOf(database.orm, userId, basket, at, call.language);
  };
}
