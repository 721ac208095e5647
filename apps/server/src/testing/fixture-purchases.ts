import { type ItemState, newItem, orderCodes } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orderItems, orders, paymentGroups } from '../db/schema/orders.ts';
import { writeWords } from '../orders/read/line-words.ts';
import { productOptions, products } from '../db/schema/shop.ts';

type Purchase = {
  readonly userId: number;
  readonly productId: number;
  readonly state: ItemState;
  readonly at: Date;
  /** Part of the order's number: one purchase each. */
  readonly number: string;
};

/** One piece bought by a member, standing in a state. Answers the id of its item. */
export async function plantPurchase(database: Database, purchase: Purchase): Promise<number> {
  const { userId, productId, state, at, number } = purchase;
  return database.orm.transaction(async (tx) => {
    const [product] = await tx.select().from(products).where(eq(products.id, productId));
    const [option] = await tx
      .select()
      .from(productOptions)
      .where(eq(productOptions.productId, productId))
      .limit(1);
    if (product === undefined) throw new Error(`No product ${productId}`);
    const goods = product.finalPrice;
    const [group] = await tx
      .insert(paymentGroups)
      .values({ number, userId, method: 'COD', goods, total: goods, placedAt: at, dueAt: at })
      .returning({ id: paymentGroups.id });
    const [order] = await tx
      .insert(orders)
      .values({
        number: `${number}-1`,
        groupId: group?.id ?? 0,
        userId,
        sellerId: product.sellerId,
        code: orderCodes.CONFIRMED,
        goods,
        total: goods,
        address: {
          receiver: 'Nguyễn Thu An',
          phone: '0900000001',
          adminSystem: 'post2025',
          city: 'Thành phố Hồ Chí Minh',
          district: null,
          ward: 'Phường An Khánh',
          address: 'Số 5 đường Hoa Giấy',
        },
        placedAt: at,
        changedAt: at,
      })
      .returning({ id: orders.id });
    const [item] = await tx
      .insert(orderItems)
      .values({
        orderId: order?.id ?? 0,
        userId,
        sellerId: product.sellerId,
        productId,
        optionId: option?.id ?? null,
        quantity: 1,
        thing: {
          name: product.name,
          optionName: option?.name ?? { vi: 'Tiêu chuẩn', en: null, ko: null },
          sku: product.sku,
          extraPrice: option?.extraPrice ?? 0,
          picture: product.cover,
          returnable: true,
          returnFee: 0,
        },
        list: product.price,
        discount: product.price - goods,
        goods,
        paid: goods,
        vatRate: product.vatRate,
        state,
        stage: state === 'confirmed' ? 'confirmed' : 'delivered',
        tab: state === 'confirmed' ? 'confirmed' : 'delivered',
        data: { ...newItem({ amount: goods, placedAt: at.getTime() }), state },
        changedAt: at,
      })
      .returning({ id: orderItems.id });
    const itemId = item?.id ?? 0;
    await writeWords(tx, [
      {
        orderId: order?.id ?? 0,
        number: `${number}-1`,
        userId,
        sellerId: product.sellerId,
        itemId,
        name: product.name,
      },
    ]);
    return itemId;
  });
}
