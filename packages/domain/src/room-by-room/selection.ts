import type { HomeRoom, RoomHome, RoomSlot, SlotOption, Surface } from './home.ts';
import { handedOver, isSurface, nearestOption, styleOption } from './home.ts';

/**
 * What somebody chose for a home: only what differs from the style's own look, and every surface that was chosen, the
 * style's too. A slot with null is left empty. The same value serves every frame.
 */
export type Selection = {
  readonly v: 1;
  /** Slug of the project. */
  readonly project: string;
  readonly unit: number;
  /** Of the whole home; a room may have another. */
  readonly style: number;
  readonly rooms: Readonly<Record<number, RoomChoice>>;
  /** The room that is looked at, null for the plan. */
  readonly view: number | null;
};

export type RoomChoice = {
  readonly style?: number;
  readonly slots: Readonly<Record<string, number | null>>;
};

const nothingChosen: RoomChoice = { slots: {} };

/** Where people begin: the home's first style in its first room. */
export const startSelection = (home: RoomHome): Selection => ({
  v: 1,
  project: home.project,
  unit: home.unit,
  style: home.styles[0] ?? 0,
  rooms: {},
  view: home.rooms[0]?.id ?? null,
});

export const roomChoice = (selection: Selection, room: number): RoomChoice =>
  Object.hasOwn(selection.rooms, room) ? (selection.rooms[room] ?? nothingChosen) : nothingChosen;

/** The style a room is shown in: its own, the home's, or the first that it is drawn in. */
export function roomStyle(selection: Selection, room: HomeRoom): number {
  const wanted = roomChoice(selection, room.id).style ?? selection.style;
  return room.styles.includes(wanted) ? wanted : (room.styles[0] ?? wanted);
}

/** The id chosen by hand; null for a slot left empty, undefined where nobody chose. */
function choiceOf(selection: Selection, room: HomeRoom, slot: RoomSlot): number | null | undefined {
  const { slots } = roomChoice(selection, room.id);
  const chosen = Object.hasOwn(slots, slot.slot) ? slots[slot.slot] : undefined;
  // What a home is handed over with cannot be taken out of it.
  return isSurface(slot.slot) ? (chosen ?? undefined) : chosen;
}

/** What is bought for a slot: the chosen option, else the style's, else the nearest that can be had. Null: nothing. */
export function chosenOption(
  selection: Selection,
  room: HomeRoom,
  slot: RoomSlot,
): SlotOption | null {
  const chosen = choiceOf(selection, room, slot);
  if (chosen === null) return null;
  const own = slot.options.find(({ id }) => id === chosen);
  // Of a surface that cannot be had the home keeps its own: nobody asked for another.
  if (isSurface(slot.slot)) return own?.state === 'on_sale' ? own : null;
  const style = roomStyle(selection, room);
  const wanted = own ?? styleOption(slot, style) ?? undefined;
  return wanted?.state === 'on_sale' ? wanted : nearestOption(slot, wanted, style);
}

/** What the picture shows in a slot: what is bought, and of a surface that is not, the style's. */
export const shownOption = (
  selection: Selection,
  room: HomeRoom,
  slot: RoomSlot,
): SlotOption | null =>
  chosenOption(selection, room, slot) ??
  (isSurface(slot.slot) ? handedOver(slot, roomStyle(selection, room)) : null);

/** Whether the room shows anything else than its style alone would: a picture of the style is not of what was chosen then. */
export function isExchanged(selection: Selection, room: HomeRoom): boolean {
  const style = roomStyle(selection, room);
  return room.slots.some((slot) => {
    const own = isSurface(slot.slot) ? handedOver(slot, style) : styleOption(slot, style);
    return shownOption(selection, room, slot)?.id !== own?.id;
  });
}

/** What is bought for each slot of the home, in the order of its rooms and slots. */
export function chosenOptions(
  home: RoomHome,
  selection: Selection,
): readonly { room: HomeRoom; slot: RoomSlot; option: SlotOption | null }[] {
  return home.rooms.flatMap((room) =>
    room.slots.map((slot) => ({ room, slot, option: chosenOption(selection, room, slot) })),
  );
}

function withRoom(selection: Selection, room: number, choice: RoomChoice): Selection {
  const { [room]: _, ...others } = selection.rooms;
  const plain = choice.style === undefined && Object.keys(choice.slots).length === 0;
  return { ...selection, rooms: plain ? others : { ...others, [room]: choice } };
}

/**
 * Another option in a slot; null leaves the slot empty, a surface as it is handed over. The style's own option needs no
 * choice, except for a surface.
 */
export function withOption(
  selection: Selection,
  room: HomeRoom,
  slot: RoomSlot,
  option: number | null,
): Selection {
  const choice = roomChoice(selection, room.id);
  const { [slot.slot]: _, ...others } = choice.slots;
  const own = isSurface(slot.slot) ? null : styleOption(slot, roomStyle(selection, room))?.id;
  return withRoom(selection, room.id, {
    ...choice,
    slots: option === own ? others : { ...others, [slot.slot]: option },
  });
}

/**
 * The same product on a surface of every room that offers it, or of those `among` them; null leaves all of them as they are
 * handed over.
 */
export function withEverywhere(
  home: RoomHome,
  selection: Selection,
  surface: Surface,
  variant: number | null,
  among: readonly number[] = home.rooms.map(({ id }) => id),
): Selection {
  return home.rooms.reduce((all, room) => {
    if (!among.includes(room.id)) return all;
    const slot = room.slots.find((one) => one.slot === surface);
    if (slot === undefined) return all;
    if (variant === null) return withOption(all, room, slot, null);
    const same = slot.options.find(
      ({ piece, state }) => piece.variant === variant && state === 'on_sale',
    );
    return same === undefined ? all : withOption(all, room, slot, same.id);
  }, selection);
}

/** Another style for the whole home: rooms with a style of their own follow. What was exchanged by hand stays. */
export function withStyle(home: RoomHome, selection: Selection, style: number): Selection {
  return home.rooms.reduce(
    (all, { id }) => withRoom(all, id, { slots: roomChoice(all, id).slots }),
    { ...selection, style },
  );
}

/** Another style for one room. */
export function withRoomStyle(selection: Selection, room: HomeRoom, style: number): Selection {
  const { slots } = roomChoice(selection, room.id);
  return withRoom(selection, room.id, style === selection.style ? { slots } : { style, slots });
}

/** Looks at another room; no step of the history. */
export const withView = (selection: Selection, view: number | null): Selection => ({
  ...selection,
  view,
});
