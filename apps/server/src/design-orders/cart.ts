import { couldEver, designCartFullText, type Language, limits, reasonTexts } from '@hien/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { lockMember } from '../cart/cart-rows.ts';
import type { Orm } from '../db/database.ts';
import { cartDesigns } from '../db/schema/cart.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Member } from '../http/member.ts';
import type { Services } from '../services.ts';
import { standingsOf, thingOf } from './standings.ts';

type DesignCart = Answer<'readDesignCart'>;

/** The designs of a cart with today's prices, the newest first. */
async function cartOf(
  orm: Orm,
  { userId, capabilities }: Member,
  language: Language,
): Promise<DesignCart> {
  const rows = await orm
    .select({ designId: cartDesigns.designId, seenPrice: cartDesigns.seenPrice })
    .from(cartDesigns)
    .where(eq(cartDesigns.userId, userId))
    .orderBy(desc(cartDesigns.id));
  const ids = rows.map(({ designId }) => designId);
  const standings = ids.length === 0 ? [] : await standingsOf(orm, userId, ids);
  const lines = standings.map(({ design, problem }, at) => ({
    ...thingOf(design, language),
    problem,
    message: problem === null ? null : reasonTexts[problem][language],
    seenPrice: rows[at]?.seenPrice ?? design.price,
  }));
  return {
    lines,
    total: lines.reduce((all, { price, problem }) => all + (problem === null ? price : 0), 0),
    purchase: couldEver('design.buy', capabilities) ? 'direct' : 'through-contractor',
    maxLines: limits.design.maxLines,
  };
}

export function readDesignCart({ database }: Services): Handler<'readDesignCart'> {
  return async (call) => cartOf(database.orm, await call.signedIn(), call.language);
}

/** Puts a design in, once; what cannot be bought is told at once rather than at the till. */
export function addDesignToCart({ database, now }: Services): Handler<'addDesignToCart'> {
  return async (call) => {
    const member = await call.signedIn();
    const { userId } = member;
    const { designId } = call.body;
    const refused = (code: string, message: string) =>
      new ApiError('VALIDATION', { status: 422, errors: [{ field: 'designId', code, message }] });
    return database.orm.transaction(async (tx) => {
      await lockMember(tx, userId);
      const [standing] = await standingsOf(tx, userId, [designId]);
      if (standing === undefined) throw new ApiError('NOT_FOUND');
      const { design, problem } = standing;
      if (problem !== null) throw refused(problem, reasonTexts[problem][call.language]);
      const kept = await tx
        .select({ designId: cartDesigns.designId })
        .from(cartDesigns)
        .where(eq(cartDesigns.userId, userId));
      const isThere = kept.some((row) => row.designId === designId);
      if (!isThere && kept.length >= limits.design.maxLines)
        throw refused('cart.full', designCartFullText[call.language]);
      await tx
        .insert(cartDesigns)
        .values({ userId, designId, seenPrice: design.price, createdAt: new Date(now()) })
        .onConflictDoUpdate({
          target: [cartDesigns.userId, cartDesigns.designId],
          set: { seenPrice: design.price },
        });
      return cartOf(tx, member, call.language);
    });
  };
}

export function removeDesignsFromCart({ database }: Services): Handler<'removeDesignsFromCart'> {
  return async (call) => {
    const member = await call.signedIn();
    await takeFromCart(database.orm, member.userId, call.body.designIds);
    return cartOf(database.orm, member, call.language);
  };
}

/** What was ordered is not meant to be bought any more. */
export async function takeFromCart(
  orm: Orm,
  userId: number,
  designIds: readonly number[],
): Promise<void> {
  await orm
    .delete(cartDesigns)
    .where(and(eq(cartDesigns.userId, userId), inArray(cartDesigns.designId, [...designIds])));
}
