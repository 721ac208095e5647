import { type Language, mayBeExchangedFor } from '@hien/domain';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { addOptions } from '../../cart/add-to-cart.ts';
import { lockMember, sellerSells } from '../../cart/cart-rows.ts';
import { countCartLines } from '../../cart/count-lines.ts';
import type { Orm } from '../../db/database.ts';
import { textOf } from '../../db/localized.ts';
import { retried } from '../../db/retried.ts';
import { users } from '../../db/schema/account.ts';
import { orders } from '../../db/schema/orders.ts';
import { moneyReturns } from '../../db/schema/payments.ts';
import { productOptions, products, sellers } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import { wrongText } from '../../http/contract/field-texts.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { enter } from '../read/access.ts';
import { holderIsBuyer } from '../write/holder-is-buyer.ts';
import { lockOrder, rowsOf } from '../write/locked-order.ts';
import { orderFor } from '../read/read-order.ts';

export function setRefundAccount({ database, now }: Services): Handler<'setRefundAccount'> {
  return async (call) => {
    const { id } = call.params;
    const { body, language } = call;
    const at = now();
    const { viewer } = await enter(database.orm, id, {
      member: await call.member(),
      link: body.link,
      at,
    });
    if (viewer === 'seller') throw new ApiError('FORBIDDEN');
    const account = { bank: body.bank.trim(), holder: body.holder.trim(), account: body.account };
    return retried(database.orm, async (tx) => {
      const locked = await lockOrder(tx, id);
      if (locked === null) throw new ApiError('NOT_FOUND');
      if (!(await holderIsBuyer(tx, locked.order.userId, account.holder)))
        throw new ApiError('VALIDATION', {
          status: 422,
          errors: [{ field: 'holder', code: 'VALIDATION', message: wrongText(language) }],
        });
      await tx.update(orders).set({ refundAccount: account }).where(eq(orders.id, id));
      // What waits for it goes there; what is on its way already does not turn around.
      await tx
        .update(moneyReturns)
        .set({ account, nextTryAt: new Date(at) })
        .where(
          and(
            inArray(
              moneyReturns.orderItemId,
              locked.rows.map((row) => row.id),
            ),
            isNull(moneyReturns.attemptId),
            inArray(moneyReturns.state, ['requested', 'failed']),
          ),
        );
      return orderFor(tx, id, { viewer, language, at });
    });
  };
}

export function listExchangeOptions({ database, now }: Services): Handler<'listExchangeOptions'> {
  return async (call) => {
    const { id } = call.params;
    const at = now();
    await enter(database.orm, id, { member: await call.member(), link: call.body.link, at });
    const row = (await rowsOf(database.orm, id)).find((line) => line.id === call.body.itemId);
    if (row === undefined) throw new ApiError('NOT_FOUND');
    const options = await database.orm
      .select({
        id: productOptions.id,
        name: productOptions.name,
        stock: productOptions.stock,
        extraPrice: productOptions.extraPrice,
      })
      .from(productOptions)
      .where(eq(productOptions.productId, row.productId))
      .orderBy(asc(productOptions.position), asc(productOptions.id));
    const bought = options.find((option) => option.id === row.optionId);
    return {
      items: options
        .filter(
          (option) =>
            option === bought ||
            mayBeExchangedFor(
              { today: bought?.extraPrice ?? null, whenBought: row.thing.extraPrice },
              option.extraPrice,
            ),
        )
        .map((option) => ({
          id: option.id,
          name: textOf(option.name, call.language),
          inStock: option.stock >= row.quantity,
          current: option.id === row.optionId,
        })),
    };
  };
}

type Left = Answer<'reorder'>['left'][number];

/** The same things at today's prices; what cannot be had any more is named and left out. */
export function reorder({ database, now }: Services): Handler<'reorder'> {
  return async (call) => {
    const { id } = call.params;
    const member = await call.signedIn();
    const at = now();
    const { viewer } = await enter(database.orm, id, { member, link: undefined, at });
    if (viewer !== 'buyer') throw new ApiError('FORBIDDEN');
    return retried(database.orm, async (tx) => {
      await lockMember(tx, member.userId);
      const { wanted, left } = await againOf(tx, id, call.language);
      if (wanted.size > 0) await addOptions(tx, member.userId, wanted, new Date(at), call.language);
      return {
        added: wanted.size,
        left,
        cartCount: await countCartLines(tx, member.userId),
      };
    });
  };
}

async function againOf(
  tx: Orm,
  orderId: number,
  language: Language,
): Promise<{ readonly wanted: ReadonlyMap<number, number>; readonly left: Left[] }> {
  const rows = await rowsOf(tx, orderId);
  const optionIds = rows.flatMap(({ optionId }) => (optionId === null ? [] : [optionId]));
  const options = await tx
    .select({
      id: productOptions.id,
      stock: productOptions.stock,
      status: products.status,
      sells: sellerSells,
    })
    .from(productOptions)
    .innerJoin(products, eq(products.id, productOptions.productId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .leftJoin(users, eq(users.id, sellers.userId))
    .where(inArray(productOptions.id, optionIds));
  const wanted = new Map<number, number>();
  const left: Left[] = [];
  for (const row of rows) {
    const option = options.find((one) => one.id === row.optionId);
    const problem =
      option === undefined
        ? 'option_gone'
        : !option.sells
          ? 'seller_gone'
          : option.status !== 'on_sale' && option.status !== 'sold_out'
            ? 'not_on_sale'
            : option.status === 'sold_out' || option.stock === 0
              ? 'sold_out'
              : null;
    if (option !== undefined && problem === null)
      wanted.set(option.id, (wanted.get(option.id) ?? 0) + row.quantity);
    else
      left.push({
        itemId: row.id,
        name: textOf(row.thing.name, language),
        problem: problem ?? 'option_gone',
      });
  }
  return { wanted, left };
}
