import {
  cartProblem,
  decodeSelection,
  isAsSeen,
  pieceUnitPrice,
  selectionLines,
} from '@hien/domain';
import { roomHomeOf } from '../../wire/room-home.ts';
import { MockFailure } from '../failure.ts';
import { cart, cartOf, linesOf } from '../fixtures/cart.ts';
import { roomHome } from '../fixtures/room-home.ts';
import { productDetail } from '../fixtures/shop/product-details.ts';
import { offListIds } from '../fixtures/shop/off-list.ts';
import { productIds } from '../fixtures/shop/products.ts';
import type { Answers } from './answerer.ts';

/** Fixture options count on from ten times their product. */
function optionFound(optionId: number) {
  const productId = Math.floor(optionId / 10);
  const option = [...productIds, ...offListIds].includes(productId)
    ? productDetail(productId, 'vi').options.find(({ id }) => id === optionId)
    : undefined;
  if (option === undefined) throw new MockFailure(404);
  return { productId, option };
}

export const cartAnswers: Answers<
  | 'readCart'
  | 'addToCart'
  | 'addRoomsToCart'
  | 'changeCartLine'
  | 'chooseCartLines'
  | 'removeCartLines'
> = {
  readCart: ({ language }) => cart(language),

  addToCart({ body, language }) {
    const added = body.lines.map(({ optionId, quantity }) => {
      const { productId, option } = optionFound(optionId);
      if (option.stock === 0)
        throw new MockFailure(422, {
          code: 'PRODUCT_12',
          fields: [{ field: `options.${optionId}`, code: 'PRODUCT_12' }],
        });
      return {
        productId,
        option: optionId % 10,
        quantity: Math.min(quantity, option.stock),
      };
    });
    return cart(language, added);
  },

  addRoomsToCart({ body, language }) {
    const wire = roomHome(body.designId, language);
    if (wire === undefined) throw new MockFailure(404);
    const home = roomHomeOf(wire);
    const names = new Map(
      wire.rooms
        .flatMap(({ slots }) => slots.flatMap(({ options }) => options))
        .map(({ name, piece }) => [piece.variant_id, name] as const),
    );
    if (!isAsSeen(home, body.selection)) throw new MockFailure(409, { code: 'VERSION_CONFLICT' });
    const { selection } = decodeSelection(home, body.selection);
    return {
      lines: selectionLines(home, selection).map(({ variant, quantity, piece }) => ({
        variantId: variant,
        name: names.get(variant) ?? '',
        wanted: quantity,
        added: quantity,
        unitPrice: pieceUnitPrice(piece),
        problem: null,
      })),
    };
  },

  changeCartLine({ body, language }) {
    const lines = linesOf(cart(language));
    const line = lines.find(({ id }) => id === body.id);
    if (line === undefined) throw new MockFailure(404);
    const option =
      body.optionId === undefined
        ? line.option
        : line.options.find(({ id }) => id === body.optionId);
    if (option === undefined) throw new MockFailure(404);
    const unitPrice = option?.unitPrice ?? line.unitPrice;
    const stock = option?.stock ?? 0;
    const quantity = Math.min(body.quantity ?? line.quantity, Math.max(1, stock));
    const changed = {
      ...line,
      option,
      quantity,
      unitPrice,
      stock,
      seenPrice: body.seen === true || body.optionId !== undefined ? unitPrice : line.seenPrice,
      selected: body.selected ?? (body.later === undefined ? line.selected : !body.later),
      later: body.later ?? line.later,
      amount: unitPrice * quantity,
      problem: cartProblem({
        ownShop: false,
        sellerSells: true,
        listed: true,
        soldOut: false,
        stock: option?.stock ?? null,
        quantity,
        ofProduct: quantity,
      }),
    };
    return cartOf(
      lines.map((one) => (one === line ? changed : one)),
      language,
    );
  },

  chooseCartLines: ({ body, language }) =>
    cartOf(
      linesOf(cart(language)).map((line) =>
        body.ids.includes(line.id) && !line.later ? { ...line, selected: body.selected } : line,
      ),
      language,
    ),

  removeCartLines: ({ body, language }) =>
    cartOf(
      linesOf(cart(language)).filter(({ id }) => !body.ids.includes(id)),
      language,
    ),
};
