import { type HomeRoom, type RoomHome, isSurface, nearestOption, styleOption } from './home.ts';
import {
  type RoomChoice,
  type Selection,
  chosenOption,
  roomChoice,
  roomStyle,
  startSelection,
} from './selection.ts';

/** How long a selection may be in an address. */
export const selectionCodeLimit = 400;

/**
 * What had to be changed in a selection that came from outside. `broken`: part of it could not be read. `other_home`,
 * `other_version`: all of it was for something else. `kept` is the id of what stands there now, null for nothing.
 */
export type SelectionNotice =
  | { readonly kind: 'broken' | 'too_long' | 'other_home' | 'other_version' | 'unknown_room' }
  | { readonly kind: 'unknown_option'; readonly room: number }
  | { readonly kind: 'unknown_style'; readonly kept: number }
  | { readonly kind: 'style_missing'; readonly room: number; readonly kept: number }
  | {
      readonly kind: 'retired' | 'sold_out';
      readonly room: number;
      readonly slot: string;
      readonly option: number;
      readonly kept: number | null;
    };

export type DecodedSelection = {
  readonly selection: Selection;
  readonly notices: readonly SelectionNotice[];
  /** What the goods cost when the code was made, in đồng; null when it does not say. */
  readonly seenTotal: number | null;
};

const word = (value: number): string => value.toString(36);

/**
 * A selection as it stands in an address: `1.<unit>.<style>.<view>.<room>~<style>-<option>-_<option>…` in base 36, where
 * `_` names a slot that is left empty by one of its options, which a surface never is. `seenTotal` lets whoever opens the link hear that a price changed.
 * At most `selectionCodeLimit` characters for every home with up to twelve rooms of six exchanged slots.
 */
export function encodeSelection(home: RoomHome, selection: Selection, seenTotal?: number): string {
  const rooms = home.rooms.flatMap((room) => {
    const text = encodeRoom(room, roomChoice(selection, room.id));
    return text === '' ? [] : [`${word(room.id)}${text}`];
  });
  const view = selection.view === null ? '_' : word(selection.view);
  const code = ['1', word(selection.unit), word(selection.style), view, ...rooms].join('.');
  return seenTotal === undefined ? code : withSeenTotal(code, seenTotal);
}

/** A code without a total, with what its goods cost in đồng when somebody saw it. */
export const withSeenTotal = (code: string, total: number): string => `${code}.$${word(total)}`;

function encodeRoom(room: HomeRoom, choice: RoomChoice): string {
  const style = choice.style === undefined ? '' : `~${word(choice.style)}`;
  const options = room.slots.map(({ slot, options: offered }) => {
    if (!Object.hasOwn(choice.slots, slot)) return '';
    const option = choice.slots[slot];
    if (option !== null && option !== undefined) return `-${word(option)}`;
    const first = offered[0];
    return first === undefined ? '' : `-_${word(first.id)}`;
  });
  return style + options.join('');
}

const number = (text: string | undefined): number | null =>
  text !== undefined && /^[0-9a-z]{1,6}$/.test(text) ? Number.parseInt(text, 36) : null;

/**
 * Reads a code against the home as it is today. Never throws: what cannot be read or had is replaced by the nearest
 * choice, and each replacement has its notice.
 */
export function decodeSelection(home: RoomHome, code: string | null): DecodedSelection {
  const start = startSelection(home);
  if (code === null || code === '') return { selection: start, notices: [], seenTotal: null };
  const refused = (kind: 'too_long' | 'broken' | 'other_home' | 'other_version') =>
    repaired(home, start, [{ kind }], null);
  if (code.length > selectionCodeLimit) return refused('too_long');
  const [version, unit, style, view, ...rest] = code.split('.');
  if (version !== '1') return refused(/^\d{1,3}$/.test(version ?? '') ? 'other_version' : 'broken');
  if (number(unit) === null || number(style) === null) return refused('broken');
  if (number(unit) !== home.unit) return refused('other_home');

  const notices: SelectionNotice[] = [];
  const last = rest.at(-1);
  const hasTotal = last?.startsWith('$') === true;
  const seenTotal = hasTotal ? total(last) : null;
  let broken = hasTotal && seenTotal === null;
  const rooms: Record<number, RoomChoice> = {};
  for (const part of hasTotal ? rest.slice(0, -1) : rest) {
    const [head = '', ...options] = part.split('-');
    const [roomText, styleText, ...more] = head.split('~');
    const id = number(roomText);
    if (id === null || more.length > 0) {
      broken = true;
      continue;
    }
    const room = home.rooms.find((one) => one.id === id);
    if (room === undefined) {
      notices.push({ kind: 'unknown_room' });
      continue;
    }
    const read = readOptions(room, options, notices);
    broken ||= read.broken;
    const ownStyle = styleText === undefined ? undefined : number(styleText);
    broken ||= ownStyle === null;
    rooms[id] = {
      ...(ownStyle === undefined || ownStyle === null ? {} : { style: ownStyle }),
      slots: read.slots,
    };
  }
  const looked = view === '_' ? null : number(view);
  broken ||= view === undefined || (view !== '_' && looked === null);
  if (broken) notices.unshift({ kind: 'broken' });
  const known = looked === null || home.rooms.some(({ id }) => id === looked);
  if (!known) notices.push({ kind: 'unknown_room' });
  return repaired(
    home,
    {
      ...start,
      style: number(style) ?? start.style,
      rooms,
      view: known && view !== undefined ? looked : start.view,
    },
    notices,
    seenTotal,
  );
}

/** Đồng up to 36⁸. */
const total = (text: string): number | null =>
  /^\$[0-9a-z]{1,8}$/.test(text) ? Number.parseInt(text.slice(1), 36) : null;

function readOptions(room: HomeRoom, options: readonly string[], notices: SelectionNotice[]) {
  const slots: Record<string, number | null> = {};
  let broken = false;
  for (const text of options) {
    const empty = text.startsWith('_');
    const id = number(empty ? text.slice(1) : text);
    if (id === null) {
      broken = true;
      continue;
    }
    const slot = room.slots.find((one) => one.options.some((option) => option.id === id));
    if (slot === undefined) notices.push({ kind: 'unknown_option', room: room.id });
    else if (Object.hasOwn(slots, slot.slot)) broken = true;
    else slots[slot.slot] = empty ? null : id;
  }
  return { slots, broken };
}

/** The selection with choices that can be had: what is kept stands in it in their place. */
function repaired(
  home: RoomHome,
  wanted: Selection,
  found: readonly SelectionNotice[],
  seenTotal: number | null,
): DecodedSelection {
  const notices = [...found];
  let selection = wanted;
  if (home.styles.length > 0 && !home.styles.includes(wanted.style)) {
    const kept = home.styles[0] ?? 0;
    notices.push({ kind: 'unknown_style', kept });
    selection = { ...selection, style: kept };
  }
  const rooms: Record<number, RoomChoice> = {};
  for (const room of home.rooms) {
    const choice = roomChoice(selection, room.id);
    const kept = roomStyle(selection, room);
    if (kept !== (choice.style ?? selection.style))
      notices.push({ kind: 'style_missing', room: room.id, kept });
    // A style the room is not drawn in is not pinned to it: it follows the home's again.
    const own = choice.style === kept && kept !== selection.style ? { style: kept } : {};
    const slots: Record<string, number | null> = {};
    for (const slot of room.slots) {
      const chosen = Object.hasOwn(choice.slots, slot.slot) ? choice.slots[slot.slot] : undefined;
      // As it is handed over.
      if (isSurface(slot.slot) && (chosen === null || chosen === undefined)) continue;
      if (chosen === null) slots[slot.slot] = null;
      else {
        const asked = slot.options.find(({ id }) => id === chosen) ?? styleOption(slot, kept);
        const stands = chosenOption(selection, room, slot);
        if (asked !== null && asked.state !== 'on_sale')
          notices.push({
            kind: asked.state,
            room: room.id,
            slot: slot.slot,
            option: asked.id,
            kept: isSurface(slot.slot) ? null : (nearestOption(slot, asked, kept)?.id ?? null),
          });
        if (chosen !== undefined && stands !== null) slots[slot.slot] = stands.id;
      }
    }
    if (Object.keys(slots).length > 0 || 'style' in own) rooms[room.id] = { ...own, slots };
  }
  return { selection: { ...selection, rooms }, notices, seenTotal };
}

/** The code of a home as a style shows it, looking at the room in which one option was put. */
export const codeWithOption = (
  unit: number,
  place: { readonly style: number; readonly room: number; readonly option: number },
): string =>
  [
    '1',
    word(unit),
    word(place.style),
    word(place.room),
    `${word(place.room)}-${word(place.option)}`,
  ].join('.');
