import type { RbrHome, RbrOption, RbrSlot } from '@hien/api';
import {
  type ApplianceTotals,
  type NicheLack,
  type RoomHome,
  type Selection,
  applianceTotals,
  chosenOptions,
  nicheLacks,
} from '@hien/domain';

/** What the niche of a slot lacks for an option; null where either says nothing of it. */
export function lacksOf({ niche }: RbrSlot, { piece }: RbrOption): readonly NicheLack[] | null {
  if (niche === null || piece.appliance === null) return null;
  return nicheLacks(piece.dimensions, piece.appliance, niche);
}

export type ChosenAppliances = ApplianceTotals & {
  /** Đồng of all of them. */
  readonly price: number;
  /** How many do not fit where they stand. */
  readonly misfits: number;
};

/** The appliances that a selection takes, together; null when it takes none. */
export function chosenAppliances(
  home: RbrHome,
  choices: RoomHome,
  selection: Selection,
): ChosenAppliances | null {
  const chosen = chosenOptions(choices, selection).flatMap(({ room, slot, option }) => {
    const inSlot = home.rooms
      .find(({ id }) => id === room.id)
      ?.slots.find((one) => one.slot === slot.slot);
    const shown = inSlot?.options.find(({ id }) => id === option?.id);
    const facts = shown?.piece.appliance;
    if (inSlot === undefined || shown === undefined || facts == null) return [];
    const { quantity, final_price: price, extra_price: extra } = shown.piece;
    return [
      {
        yearlyEnergy: facts.yearlyEnergy,
        quantity,
        price: (price + extra) * quantity,
        isMisfit: (lacksOf(inSlot, shown) ?? []).length > 0,
      },
    ];
  });
  if (chosen.length === 0) return null;
  return {
    ...applianceTotals(chosen),
    price: chosen.reduce((sum, { price }) => sum + price, 0),
    misfits: chosen.filter(({ isMisfit }) => isMisfit).length,
  };
}
