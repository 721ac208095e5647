import type { ApplianceFacts, Language } from '@hien/domain';
import { asc, eq, inArray } from 'drizzle-orm';
import { sellerSells } from '../cart/cart-rows.ts';
import type { Orm } from '../db/database.ts';
import { pictureOf, textOf } from '../db/localized.ts';
import { users } from '../db/schema/account.ts';
import { roomOptions, rooms } from '../db/schema/room-by-room.ts';
import { productOptions, products, sellers } from '../db/schema/shop.ts';
import type { Answer } from '../http/handler.ts';
import { withoutBlur } from './pictures.ts';

type Option = Answer<'getRoomHome'>['data']['rooms'][number]['slots'][number]['options'][number];

/** Everything that can stand in some units, with the shop's facts of today, in one statement; by room, slot and place. */
export async function readOptions(orm: Orm, unitIds: readonly number[]) {
  return orm
    .select({
      id: roomOptions.id,
      roomId: roomOptions.roomId,
      slot: roomOptions.slot,
      color: roomOptions.color,
      coverage: roomOptions.coverage,
      quantity: roomOptions.quantity,
      styleIds: roomOptions.styleIds,
      retired: roomOptions.retired,
      layer: roomOptions.layer,
      productId: roomOptions.productId,
      sellerSells,
      product: {
        name: products.name,
        status: products.status,
        cover: products.cover,
        price: products.price,
        finalPrice: products.finalPrice,
        vatRate: products.vatRate,
        sellerId: products.sellerId,
        widthMm: products.widthMm,
        depthMm: products.depthMm,
        heightMm: products.heightMm,
        appliance: products.appliance,
      },
      variant: {
        id: productOptions.id,
        extraPrice: productOptions.extraPrice,
        stock: productOptions.stock,
      },
    })
    .from(roomOptions)
    .innerJoin(rooms, eq(rooms.id, roomOptions.roomId))
    .leftJoin(products, eq(products.id, roomOptions.productId))
    .leftJoin(productOptions, eq(productOptions.id, roomOptions.variantId))
    .leftJoin(sellers, eq(sellers.id, products.sellerId))
    .leftJoin(users, eq(users.id, sellers.userId))
    .where(inArray(rooms.unitId, [...unitIds]))
    .orderBy(
      asc(roomOptions.roomId),
      asc(roomOptions.slotPosition),
      asc(roomOptions.position),
      asc(roomOptions.id),
    );
}

export type OptionRow = Awaited<ReturnType<typeof readOptions>>[number];

/** As the wire's type has it, which knows no read-only lists. */
const mutableFacts = (facts: ApplianceFacts | null) =>
  facts === null ? null : { ...facts, connections: [...facts.connections] };

/** Null for a product whose option was taken away: nothing of it can be shown or bought. */
export function wireOption(row: OptionRow, language: Language): Option | null {
  const common = { id: row.id, style_ids: row.styleIds, color: row.color, layer: row.layer };
  const { product, variant, productId } = row;
  const picture = product === null ? null : pictureOf(product.cover, language);
  if (product === null || variant === null || picture === null) return null;
  return {
    ...common,
    name: textOf(product.name, language),
    state: stateOf(row, product.status, variant.stock),
    piece: {
      product_id: productId,
      variant_id: variant.id,
      seller_id: product.sellerId,
      picture: withoutBlur(picture),
      price: product.price,
      final_price: product.finalPrice,
      extra_price: variant.extraPrice,
      // The product's rate is in whole per cent.
      vat_rate: product.vatRate * 100,
      quantity: row.quantity,
      stock: variant.stock,
      dimensions: {
        width: product.widthMm,
        depth: product.depthMm,
        height: product.heightMm,
      },
      coverage: row.coverage,
      appliance: mutableFacts(product.appliance),
    },
  };
}

/** What is no longer sold at all is retired; what lacks the pieces the room needs is sold out. */
function stateOf(
  { retired, quantity, sellerSells: sells }: OptionRow,
  status: string,
  stock: number,
): Option['state'] {
  if (retired || !sells || (status !== 'on_sale' && status !== 'sold_out')) return 'retired';
  return status === 'sold_out' || stock < quantity ? 'sold_out' : 'on_sale';
}
