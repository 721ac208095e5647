import {
  type OfficeProject,
  type Point,
  type RoomFault,
  bounds,
  freePlace,
  officeLimits,
  roomBetween,
  roomFault,
  movedOutline,
  snapTo,
  withCorner,
  withCornerAfter,
  withOutline,
  withRoom,
  withoutCorner,
  withoutRoom,
} from '@hien/domain/office-plan';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import type { OfficeFlow } from '../../parts/OfficeStep.tsx';
import { useMetres } from '../../parts/useMetres.ts';

/** What a tap on the picture does: an end of the known length, a room from corner to corner, one corner after another, or looking. */
export type SheetMode = 'scale' | 'look' | 'rectangle' | 'polygon';

interface Said {
  readonly words: string;
  readonly isNo: boolean;
  readonly of: OfficeProject;
}

/** The rooms of a picture: outlined, moved, drawn anew, from the drawing, the list and the keys alike. */
export function useOutlines({ project, store, link }: OfficeFlow) {
  const text = useText();
  const language = useLanguage();
  const inMetres = useMetres();
  const { rooms, scale } = project;
  const [wanted, setWanted] = useState<SheetMode>(rooms.length === 0 ? 'rectangle' : 'look');
  const [draft, setDraft] = useState<readonly Point[]>([]);
  const [said, setSaid] = useState<Said>({ words: '', isNo: false, of: project });
  // Without a scale nobody knows how large a room is.
  const mode = scale === null ? 'scale' : wanted;
  const chosen = mode === 'look' ? rooms.find(({ id }) => id === link.url.room) : undefined;
  const numberOf = (id: string) => rooms.findIndex((room) => room.id === id) + 1;
  const metres = (pixels: number) => Math.round(pixels * (scale ?? 1) * 100) / 100;

  const choose = (id: string) => {
    if (link.url.room !== id) link.go({ room: id }, { replace: true });
  };
  const say = (words: string, of: OfficeProject) => setSaid({ words, isNo: false, of });
  const wordsOf = (fault: RoomFault | 'no-place') =>
    text(`office-plan.own.room.fault.${fault}`, {
      rooms: officeLimits.rooms,
      corners: officeLimits.corners,
    });
  const refuse = (fault: RoomFault | 'no-place') =>
    setSaid({ words: wordsOf(fault), isNo: true, of: project });
  const area = (outline: readonly Point[]) => {
    const { width, height } = bounds(outline);
    return text('office-plan.own.room.size', {
      width: inMetres(metres(width)),
      depth: inMetres(metres(height)),
    });
  };
  const add = (outline: readonly Point[]): boolean => {
    const fault = roomFault(project, outline, null);
    if (fault !== null) {
      refuse(fault);
      return false;
    }
    const next = withRoom(project, outline, 'work', language);
    store.change(next);
    const id = next.rooms.at(-1)?.id;
    if (id !== undefined) choose(id);
    say(
      text('office-plan.own.said.added', { number: next.rooms.length, size: area(outline) }),
      next,
    );
    return true;
  };
  /** @param isStep false where it goes on with the step before */
  const change = (id: string, outline: readonly Point[], isStep: boolean): boolean => {
    const fault = roomFault(project, outline, id);
    if (fault !== null) {
      refuse(fault);
      return false;
    }
    const next = withOutline(project, id, outline);
    store.change(next, isStep);
    const { x, y } = bounds(outline);
    say(
      text('office-plan.own.said.at', {
        number: numberOf(id),
        size: area(outline),
        left: inMetres(metres(x)),
        top: inMetres(metres(y)),
      }),
      next,
    );
    return true;
  };
  const shifted = (outline: readonly Point[], by: Point) => movedOutline(outline, by, project);
  return {
    mode,
    draft,
    chosen,
    said: said.of.rooms === project.rooms ? said : { ...said, words: '', isNo: false },
    numberOf,
    metres,
    pixels: (long: number) => long / (scale ?? 1),
    choose,
    /** Why a room cannot have an outline, in words; undefined when it can. */
    refusalOf(id: string, outline: readonly Point[]): string | undefined {
      const fault = roomFault(project, outline, id);
      return fault === null ? undefined : wordsOf(fault);
    },
    /** @param by pixels, as far as the plan goes */
    shifted,
    faultOf: (id: string | null, outline: readonly Point[]) => roomFault(project, outline, id),
    setMode(next: SheetMode): void {
      setWanted(next);
      setDraft([]);
      say('', project);
    },
    add,
    change,
    /** The room of two corners; it is the next tap's as well while there is none. */
    between: (from: Point, to: Point): boolean => add(roomBetween(from, to)),
    /** By the line of the last corner and of the first one too: rooms are upright more often than not. */
    snap: (point: Point, others: readonly (readonly Point[])[], reach: number): Point =>
      snapTo(point, [...others, draft], reach),
    /**
     * One more corner of a room that is drawn corner by corner; a tap at the first one closes it.
     * @param reach pixels within which a tap is at a corner
     */
    corner(point: Point, reach: number): void {
      const [first] = draft;
      const isClosed =
        first !== undefined &&
        draft.length >= 3 &&
        Math.hypot(point[0] - first[0], point[1] - first[1]) < reach;
      if (!isClosed) {
        if (draft.length >= officeLimits.corners) refuse('corners');
        else {
          setDraft([...draft, point]);
          say(text('office-plan.own.said.corner', { count: draft.length + 1 }), project);
        }
      } else if (add(draft)) setDraft([]);
    },
    /** A rectangle by two taps: its first corner waits. */
    opposite(point: Point): void {
      const [first] = draft;
      if (first === undefined) {
        setDraft([point]);
        say(text('office-plan.own.said.opposite'), project);
      } else {
        setDraft([]);
        add(roomBetween(first, point));
      }
    },
    close(): void {
      if (add(draft)) setDraft([]);
    },
    dropCorner(): void {
      setDraft(draft.slice(0, -1));
      say(text('office-plan.own.said.corner', { count: Math.max(0, draft.length - 1) }), project);
    },
    drop(): void {
      setDraft([]);
      say('', project);
    },
    /** @param by pixels */
    shift(id: string, by: Point, isStep = true): void {
      const room = rooms.find((one) => one.id === id);
      if (room !== undefined) change(id, shifted(room.outline, by), isStep);
    },
    moveCorner(id: string, at: number, to: Point, isStep = true): void {
      const room = rooms.find((one) => one.id === id);
      if (room !== undefined) change(id, withCorner(room.outline, at, to, project), isStep);
    },
    addCorner(id: string, at: number): void {
      const room = rooms.find((one) => one.id === id);
      if (room !== undefined) change(id, withCornerAfter(room.outline, at), true);
    },
    removeCorner(id: string, at: number): boolean {
      const room = rooms.find((one) => one.id === id);
      if (room === undefined) return false;
      if (room.outline.length > 3) return change(id, withoutCorner(room.outline, at), true);
      refuse('corners');
      return false;
    },
    remove(id: string): void {
      const next = withoutRoom(project, id);
      const number = numberOf(id);
      store.change(next);
      say(text('office-plan.own.said.removed', { number }), next);
    },
    /** @param width metres, like `depth` */
    addSized(width: number, depth: number): void {
      const outline = freePlace(project, width, depth);
      if (outline === null) refuse('no-place');
      else if (add(outline)) setWanted('look');
    },
  };
}

export type Outlines = ReturnType<typeof useOutlines>;
