import type { RoomHome, SlotOption } from '@hien/domain';
import type { RbrHome, RbrOption } from '../main/generated/types.ts';

/** A home of the wire as the domain's selection reads it. */
export function roomHomeOf({ project, design_id: unit, styles, rooms }: RbrHome): RoomHome {
  return {
    project: project.slug,
    unit,
    styles: styles.map(({ id }) => id),
    rooms: rooms.map((room) => ({
      id: room.id,
      styles: room.views.map((view) => view.style_id),
      slots: room.slots.map(({ slot, options }) => ({
        slot,
        options: options.map(slotOptionOf),
      })),
    })),
  };
}

export const slotOptionOf = ({ id, style_ids, state, piece }: RbrOption): SlotOption => ({
  id,
  styles: style_ids,
  state,
  piece: {
    variant: piece.variant_id,
    seller: piece.seller_id,
    price: piece.price,
    finalPrice: piece.final_price,
    extraPrice: piece.extra_price,
    vatRate: piece.vat_rate,
    quantity: piece.quantity,
  },
});
