import {
  type RbrHome,
  type RbrHomeRoom,
  type RbrOption,
  type RbrSlot,
  roomHomeOf,
} from '@hien/api';
import {
  type History,
  type Selection,
  type SelectionNotice,
  type SelectionPrice,
  type Surface,
  decodeSelection,
  did,
  redo,
  seenSelectionCode,
  selectionPrice,
  undo,
  withEverywhere,
  withOption,
  withRoomStyle,
  withStyle,
  withView,
} from '@hien/domain';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Change, useAddress } from '../../shared/address/useAddress.ts';
import { useAhead } from '../../shared/address/useAhead.ts';
import { rememberVisit } from '../parts/last-visit.ts';
import { type SelectorUrl, selectorAddress } from './selector-address.ts';

export type Selector = ReturnType<typeof useSelector>;

/** What the link said that is so no more, held until it was read. */
export type LinkNews = {
  readonly notices: readonly SelectionNotice[];
  readonly price: { readonly before: number; readonly now: number } | null;
};

/** An address that holds a selection among other things. */
export interface SelectorLink {
  readonly url: SelectorUrl;
  readonly go: (change: Change<SelectorUrl>, options?: { replace?: boolean }) => void;
  readonly href: (change: Partial<SelectorUrl>) => string;
}

/**
 * The selection of the address, and what can be done with it. The address is what is chosen now; each change takes its
 * place, so that back leaves the page, and undo goes back through the choices.
 * @param among the rooms that are furnished: what is done to every room is done to these. All of the home unless given.
 */
export function useSelector(home: RbrHome, link?: SelectorLink, among?: readonly number[]) {
  const own = useAddress(selectorAddress);
  const { url, go, href } = link ?? own;
  const [chosen, expect] = useAhead(url.code);
  const choices = useMemo(() => roomHomeOf(home), [home]);
  const read = useMemo(() => decodeSelection(choices, chosen), [choices, chosen]);
  const { selection } = read;
  const price = useMemo(() => selectionPrice(choices, selection), [choices, selection]);
  const [steps, setSteps] = useState<Omit<History<string>, 'now'>>({ past: [], future: [] });
  const [news, setNews] = useState<LinkNews | null>(() => newsOf(read, price));
  const [shown, setShown] = useState(choices);
  if (shown !== choices) {
    // The home was read anew: what stood here a moment ago is told like an old link.
    setShown(choices);
    const before = seenSelectionCode(shown, decodeSelection(shown, chosen).selection);
    setNews(newsOf(decodeSelection(choices, before), price) ?? news);
  }
  const [changes, setChanges] = useState(0);

  const codeOf = (of: Selection): string => seenSelectionCode(choices, of);
  const history: History<string> = { ...steps, now: chosen };
  const choose = (to: string): void => {
    expect(to);
    go({ code: to }, { replace: true });
  };
  const show = ({ now, ...rest }: History<string>): void => {
    setSteps(rest);
    setChanges((count) => count + 1);
    choose(now);
  };
  const change = (next: Selection): void => {
    const code = codeOf(next);
    if (code !== codeOf(selection)) show(did(history, code));
  };
  const canUndo = steps.past.length > 0;
  const canRedo = steps.future.length > 0;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && !event.shiftKey;
    const isRedo = event.key.toLowerCase() === 'y' || event.key.toLowerCase() === 'z';
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
    if (isUndo && canUndo) show(undo(history));
    else if (!isUndo && isRedo && canRedo) show(redo(history));
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const { name, project, design_id: unit } = home;
  const code = codeOf(selection);
  useEffect(() => {
    // The hub leads back to what somebody chose, not to what they only opened.
    if (changes > 0) rememberVisit({ project: project.slug, unit, name, code });
  }, [changes, project.slug, unit, name, code]);
  const isAround = url.look === '360';
  /** As others are sent it: without what is this device's own. */
  const sentHref = (change: Partial<SelectorUrl>): string =>
    href({ code, saved: undefined, compare: [], ...change });
  const roomOf = (id: number | null | undefined) => home.rooms.find((one) => one.id === id);
  const room =
    (isAround ? roomOf(url.around) : undefined) ?? roomOf(selection.view) ?? home.rooms[0];
  /** What the address says of a look: which room and which way, only where one looks around. */
  const looking = (look: SelectorUrl['look'], id = room?.id, yaw?: number) => ({
    look,
    around: look === '360' ? id : undefined,
    yaw: look === '360' ? yaw : undefined,
  });
  const choiceRoom = choices.rooms.find(({ id }) => id === room?.id);
  return {
    home,
    choices,
    selection,
    price,
    room,
    choiceRoom,
    news,
    /** Counts what was chosen here, so that the first sight is not announced. */
    changes,
    look: url.look,
    /** A look of the brand studio that the link carries; the show flat alone can wear one. */
    brand: project.brand === 'demo' ? url.brand : '',
    /** The kept selection that was opened, as the address says. */
    saved: url.saved,
    /** What the address holds for this selection, also before anything was chosen. */
    code,
    /** The same choice, looking at another room. */
    codeIn: (id: number) => codeOf(withView(selection, id)),
    lookHref: (look: SelectorUrl['look']) => href({ code, ...looking(look) }),
    /** What others are sent: the choice, and what is looked at now. */
    shareHref: sentHref(looking(isAround ? '360' : null, room?.id, url.yaw)),
    /** The same, at one of its looks. */
    sentHref: (look: SelectorUrl['look']) => sentHref(looking(look)),
    /** The choices that are kept side by side, and they alone. */
    compareHref: sentHref({ ...looking('compare'), compare: url.compare }),
    /** Kept side by side, in their codes: those of this home. */
    compared: url.compare.filter((of) => !isElsewhere(decodeSelection(choices, of))),
    /** What is chosen, whichever room is looked at. */
    keptCode: codeOf(withView(selection, null)),
    compare: (change: (codes: readonly string[]) => readonly string[]) =>
      go((now) => ({ compare: change(now.compare) }), { replace: true }),
    /** Degrees to the right of the panorama's middle, where the address says so. */
    yaw: url.yaw,
    turnTo: (yaw: number) => go(looking('360', room?.id, yaw), { replace: true }),
    /** The address at which a room is looked at; null for none of them. */
    viewHref: (id: number | null) =>
      href({ code: codeOf(withView(selection, id)), ...looking(null) }),
    isStart: chosen === '',
    setLook: (look: SelectorUrl['look'], options?: { replace?: boolean }) =>
      go({ code: chosen, ...looking(look) }, options),
    /** No step of the history: nothing is chosen by looking. */
    see(id: number): void {
      const to = codeOf(withView(selection, id));
      expect(to);
      go({ code: to, ...looking(url.look, id) }, { replace: true });
    },
    choose(of: RbrHomeRoom, { slot }: RbrSlot, option: number | null): void {
      const inRoom = choices.rooms.find(({ id }) => id === of.id);
      const inSlot = inRoom?.slots.find((one) => one.slot === slot);
      if (inRoom !== undefined && inSlot !== undefined)
        change(withOption(selection, inRoom, inSlot, option));
    },
    /** This floor or paint, or none, in every room that is furnished; null where one alone could have it, no `change` where all have. */
    everywhere(surface: Surface, chosen: RbrOption | null) {
      const variant = chosen === null ? null : chosen.piece.variant_id;
      const offering = home.rooms.filter(
        ({ id, slots }) =>
          (among === undefined || among.includes(id)) &&
          slots.some(
            ({ slot, options }) =>
              slot === surface &&
              (variant === null || options.some(({ piece }) => piece.variant_id === variant)),
          ),
      );
      if (offering.length < 2) return null;
      const next = withEverywhere(choices, selection, surface, variant, among);
      return {
        change: codeOf(next) === code ? null : () => change(next),
        /** Some rooms of the home are left out. */
        isPart: among !== undefined && among.length < home.rooms.length,
      };
    },
    chooseStyle: (style: number) => change(withStyle(choices, selection, style)),
    chooseRoomStyle(style: number): void {
      if (choiceRoom !== undefined) change(withRoomStyle(selection, choiceRoom, style));
    },
    /** Goes on with a choice that was kept, in the room that is looked at. */
    take(kept: string): void {
      const next = codeOf(withView(decodeSelection(choices, kept).selection, selection.view));
      if (next !== code) {
        const { past, future } = did(history, next);
        setSteps({ past, future });
        setChanges((count) => count + 1);
        expect(next);
      }
      go({ code: next, ...looking(null) }, { replace: true });
    },
    undo: canUndo ? () => show(undo(history)) : undefined,
    redo: canRedo ? () => show(redo(history)) : undefined,
    hideNews: () => setNews(null),
  };
}

/** A code of another home or another day’s making says nothing of this one. */
const isElsewhere = ({ notices }: ReturnType<typeof decodeSelection>): boolean =>
  notices.some(({ kind }) => kind === 'other_home' || kind === 'other_version');

function newsOf(
  { notices, seenTotal }: ReturnType<typeof decodeSelection>,
  { breakdown }: SelectionPrice,
): LinkNews | null {
  const moved = seenTotal !== null && seenTotal !== breakdown.goods;
  if (notices.length === 0 && !moved) return null;
  return { notices, price: moved ? { before: seenTotal, now: breakdown.goods } : null };
}

/** Fields undo their own letters. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])'));
