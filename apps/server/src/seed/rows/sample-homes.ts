import type { RoomHome, RoomSlot } from '@hien/domain';
import type { RoomRows } from './room-by-room.ts';
import type { ShopRows } from './shop.ts';

type Rooms = Pick<RoomRows, 'styles' | 'units' | 'rooms' | 'layouts' | 'options'>;
type Sold = Pick<ShopRows, 'products' | 'options'>;

/** The sample's homes as the domain reads them, without the server between. */
export function sampleHomes(room: Rooms, shop: Sold): RoomHome[] {
  const products = new Map(shop.products.map((row) => [row.id, row]));
  const variants = new Map(shop.options.map((row) => [row.id, row]));
  const slotsOf = (roomId: number): RoomSlot[] => {
    const options = room.options.filter((row) => row.roomId === roomId);
    return [...Map.groupBy(options, ({ slot }) => slot)].map(([slot, list]) => ({
      slot,
      options: list.map(({ id, styleIds, productId, variantId, quantity }) => {
        const product = products.get(productId);
        const variant = variants.get(variantId ?? 0);
        if (product === undefined || variant === undefined)
          throw new Error(`option ${id} of room ${roomId} sells nothing`);
        const count = quantity ?? 1;
        return {
          id: Number(id),
          styles: styleIds,
          state: (variant.stock ?? 0) < count ? ('sold_out' as const) : ('on_sale' as const),
          piece: {
            variant: Number(variant.id),
            seller: product.sellerId,
            price: product.price,
            finalPrice: product.finalPrice,
            extraPrice: variant.extraPrice ?? 0,
            vatRate: 800,
            quantity: count,
          },
        };
      }),
    }));
  };
  return room.units.map(({ id: unit }) => ({
    project: 'any',
    unit: Number(unit),
    styles: room.styles.map(({ id }) => Number(id)),
    rooms: room.rooms
      .filter(({ unitId }) => unitId === unit)
      .map(({ id }) => ({
        id: Number(id),
        styles: room.layouts.filter(({ roomId }) => roomId === id).map(({ styleId }) => styleId),
        slots: slotsOf(Number(id)),
      })),
  }));
}
