import { codeWithOption } from '@hien/domain';
import { and, asc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { sellerSells } from '../cart/cart-rows.ts';
import { textOf } from '../db/localized.ts';
import { users } from '../db/schema/account.ts';
import {
  roomLayouts,
  roomOptions,
  roomProjects,
  roomUnits,
  rooms,
} from '../db/schema/room-by-room.ts';
import { productOptions, products, sellers } from '../db/schema/shop.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

/**
 * One home for each product that stands in a room and can be had today: a room in layers before one whose pictures are
 * examples, then the order of the projects. One statement for all of them.
 */
export function listProductPlaces({ database }: Services): Handler<'listProductPlaces'> {
  return async ({ query, language }) => {
    const rows = await database.orm
      .selectDistinctOn([roomOptions.productId], {
        productId: roomOptions.productId,
        option: roomOptions.id,
        // Its own look, or the first that the room is drawn in.
        style: sql<number>`coalesce(${roomOptions.styleIds}[1], (select min(${roomLayouts.styleId}) from ${roomLayouts} where ${roomLayouts.roomId} = ${rooms.id}))`,
        room: rooms.id,
        roomName: rooms.name,
        unit: roomUnits.id,
        home: roomUnits.name,
        slug: roomProjects.slug,
      })
      .from(roomOptions)
      .innerJoin(rooms, eq(rooms.id, roomOptions.roomId))
      .innerJoin(roomUnits, eq(roomUnits.id, rooms.unitId))
      .innerJoin(roomProjects, eq(roomProjects.id, roomUnits.projectId))
      .innerJoin(products, eq(products.id, roomOptions.productId))
      .innerJoin(productOptions, eq(productOptions.id, roomOptions.variantId))
      .leftJoin(sellers, eq(sellers.id, products.sellerId))
      .leftJoin(users, eq(users.id, sellers.userId))
      .where(
        and(
          inArray(roomOptions.productId, query.product_ids),
          eq(roomOptions.retired, false),
          eq(products.status, 'on_sale'),
          gte(productOptions.stock, roomOptions.quantity),
          sellerSells,
          // An appliance is no sight of a room whose picture leaves it out.
          or(isNull(products.appliance), isNotNull(roomOptions.layer)),
        ),
      )
      .orderBy(
        asc(roomOptions.productId),
        asc(isNull(rooms.scene)),
        asc(roomProjects.position),
        asc(roomUnits.position),
        asc(rooms.position),
        asc(roomOptions.id),
      );
    return {
      data: {
        items: rows.flatMap(({ productId, unit, style, room, option, ...names }) =>
          productId === null || style === null
            ? []
            : [
                {
                  product_id: productId,
                  design_id: unit,
                  home_name: textOf(names.home, language),
                  project_slug: names.slug,
                  room_name: textOf(names.roomName, language),
                  selection: codeWithOption(unit, { style, room, option }),
                },
              ],
        ),
      },
    };
  };
}
