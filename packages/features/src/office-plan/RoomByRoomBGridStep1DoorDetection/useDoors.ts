import {
  type Door,
  type DoorKind,
  type OfficeProject,
  type Point,
  type Wall,
  along,
  doorFault,
  hingedOtherwise,
  newDoor,
  ofKind,
  placedDoor,
  pointAt,
  slid,
  stretchFault,
  stretched,
  swungOtherwise,
  wallLength,
  wallNear,
  wallOfDoor,
  wallsOf,
  widened,
  withDoor,
  withoutDoor,
} from '@hien/domain/office-plan';
import { useMemo, useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import { useDoorWords } from './useDoorWords.ts';

/** What a press came to, in words, and of which project. */
interface Said {
  readonly words: string;
  readonly isNo: boolean;
  readonly of: OfficeProject;
  readonly takeBack?: boolean;
}

/** A door that is being added by two taps: nothing of it yet, or its first end. */
type Adding =
  | { readonly first: null }
  | { readonly first: { readonly wall: Wall; readonly at: number } };

/** Metres between the places that a finger can hit. */
const grid = 0.05;
export const snapped = (metres: number): number => Math.round(metres / grid) * grid;

/**
 * The doors of the floor, the one that is chosen, and what can be done with it from drawing, list and keys alike.
 * @param onRemoved takes the focus: the row that had it is gone
 */
export function useDoors({ project, floor, store, link }: OfficeFlow, onRemoved: () => void) {
  const text = useText();
  const walls = useMemo(() => wallsOf(floor.rooms), [floor.rooms]);
  const words = useDoorWords(floor.rooms, walls);
  const { doors } = floor;
  const [said, setSaid] = useState<Said>({ words: '', isNo: false, of: project });
  const [adding, setAdding] = useState<Adding | null>(null);
  const inAddress = link.url.door;
  const chosen = inAddress !== undefined && inAddress <= doors.length ? inAddress - 1 : null;

  const choose = (index: number | null) => {
    const door = index === null ? undefined : index + 1;
    if (door !== inAddress) link.go({ door }, { replace: true });
  };
  const refuse = (reason: string) => setSaid({ words: reason, isNo: true, of: project });
  const othersOf = (index: number | null) => doors.filter((_, other) => other !== index);
  const faultOf = (index: number | null, door: Door) => doorFault(door, othersOf(index), walls);
  /** A door that was found too narrow may open to the other side all the same. */
  const isMoved = (index: number | null, { opening }: Door) =>
    index === null || doors[index]?.opening !== opening;

  /** Puts a door where somebody wants it, or says why it cannot be there. */
  const put = (
    index: number | null,
    door: Door,
    telling: (name: string) => string,
    isStep = true,
  ): boolean => {
    const fault = isMoved(index, door) ? faultOf(index, door) : null;
    if (fault !== null) {
      refuse(words.fault(fault));
      return false;
    }
    const next = withDoor(project, index, door);
    store.change(next, isStep);
    setSaid({ words: telling(words.tag(index ?? doors.length)), isNo: false, of: next });
    return true;
  };
  /** What is done with a door of a wall; a door beside all walls can only be taken away. */
  const onWall = (index: number, act: (door: Door, wall: Wall) => void): void => {
    const door = doors[index];
    if (door === undefined) return;
    const wall = wallOfDoor(walls, door);
    if (wall === undefined) refuse(words.fault('off-wall'));
    else act(door, wall);
  };
  const placeTold = (door: Door, wall: Wall) => (name: string) =>
    text('office-plan.doors.said.at', {
      door: name,
      width: words.centimetres(door),
      place: words.metres(placeOf(wall, door)),
    });

  return {
    doors,
    walls,
    words,
    chosen,
    adding,
    said:
      said.words === '' || said.of.doors === project.doors
        ? // What is taken back is the last step: after another one it is not this one.
          { ...said, takeBack: said.takeBack === true && said.of === project }
        : {
            words: text('office-plan.doors.said.now', { count: doors.length }),
            isNo: false,
            takeBack: false,
          },
    faultOf,
    choose(index: number | null): void {
      setSaid({ words: '', isNo: false, of: project });
      choose(index);
    },
    /** @param isStep false where it goes on with the step before */
    slide(index: number, by: number, isStep = true): void {
      onWall(index, (door, wall) => {
        const next = slid(door, wall, by);
        if (next === door) refuse(text('office-plan.doors.said.end', { door: words.tag(index) }));
        else put(index, next, placeTold(next, wall), isStep);
      });
    },
    stretch(index: number, which: 'start' | 'end', to: number, isStep = true): void {
      onWall(index, (door, wall) => {
        const next = stretched(door, wall, which, to);
        const fault = next === door ? stretchFault(door, wall, which, to) : null;
        if (fault !== null) refuse(words.fault(fault));
        else if (next !== door) put(index, next, placeTold(next, wall), isStep);
      });
    },
    /** @param width metres */
    widen(index: number, width: number): void {
      onWall(index, (door, wall) => {
        const next = widened(door, wall, width);
        put(index, next, placeTold(next, wall));
      });
    },
    setKind(index: number, kind: DoorKind): void {
      const door = doors[index];
      if (door === undefined) return;
      put(index, ofKind(door, kind), (name) =>
        text('office-plan.doors.said.kind', {
          door: name,
          kind: text(`office-plan.doors.kind.${kind}`),
        }),
      );
    },
    hinge(index: number): void {
      const door = doors[index];
      if (door === undefined) return;
      const next = hingedOtherwise(door);
      if (next === door) refuse(text('office-plan.doors.said.no-hinge'));
      else put(index, next, (name) => text('office-plan.doors.said.hinge', { door: name }));
    },
    swing(index: number): void {
      const door = doors[index];
      if (door === undefined) return;
      const next = swungOtherwise(door);
      if (next === door) refuse(text('office-plan.doors.said.no-swing'));
      else put(index, next, (name) => text('office-plan.doors.said.swing', { door: name }));
    },
    /** Somebody looked at it, and it is as it is drawn. */
    confirm(index: number): void {
      const door = project.doors[index];
      if (door === undefined) return;
      const next = {
        ...project,
        doors: project.doors.map((one, other) =>
          other === index ? { ...one, certainty: 'sure' as const } : one,
        ),
      };
      store.change(next);
      setSaid({
        words: text('office-plan.doors.said.confirmed', { door: words.tag(index) }),
        isNo: false,
        of: next,
      });
    },
    remove(index: number): void {
      const next = withoutDoor(project, index);
      store.change(next);
      choose(null);
      setSaid({
        words: text('office-plan.doors.said.removed', { door: words.tag(index) }),
        isNo: false,
        of: next,
        takeBack: true,
      });
      onRemoved();
    },
    /** Begins with a door by two taps, or gives it up. */
    setAdding(isAdding: boolean): void {
      setAdding(isAdding ? { first: null } : null);
      if (isAdding) choose(null);
      setSaid({
        words: isAdding ? text('office-plan.doors.said.first') : '',
        isNo: false,
        of: project,
      });
    },
    /**
     * A tap on the drawing while a door is added.
     * @param reach metres that it may be beside a wall
     */
    tap(point: Point, reach: number): void {
      if (adding === null) return;
      if (adding.first === null) {
        const wall = wallNear(walls, point, reach);
        if (wall === undefined) {
          refuse(text('office-plan.doors.said.no-wall'));
          return;
        }
        const at = Math.min(wallLength(wall), Math.max(0, snapped(along(wall, point))));
        setAdding({ first: { wall, at } });
        setSaid({ words: text('office-plan.doors.said.second'), isNo: false, of: project });
        return;
      }
      const { wall, at } = adding.first;
      if (wallNear([wall], point, reach) === undefined) {
        refuse(text('office-plan.doors.said.same-wall'));
        return;
      }
      const door = newDoor(wall, at, snapped(along(wall, point)));
      if (!put(null, door, (name) => text('office-plan.doors.said.added', { door: name }))) return;
      setAdding(null);
      choose(doors.length);
    },
    /** Where a wall has room for one more; says so when there is none. */
    addTo(wall: Wall, width: number): void {
      const door = placedDoor(wall, width, doors);
      if (door === null) {
        refuse(text('office-plan.doors.said.no-room'));
        return;
      }
      if (put(null, door, (name) => text('office-plan.doors.said.added', { door: name })))
        choose(doors.length);
    },
  };
}

export type Doors = ReturnType<typeof useDoors>;

/** Metres from the start of a wall to a door of it. */
export const placeOf = (wall: Wall, { opening }: Door): number =>
  Math.max(0, Math.min(...opening.map((end) => along(wall, end))));

/** Where the first tap on a wall was. */
export const firstTap = ({ adding }: Doors): Point | null =>
  adding === null || adding.first === null ? null : pointAt(adding.first.wall, adding.first.at);
