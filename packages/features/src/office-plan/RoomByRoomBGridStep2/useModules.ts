import {
  type Collision,
  type FloorRoom,
  type PlacedModule,
  type Turn,
  boxInside,
  collisionOf,
  doorZones,
  footprint,
  furnishRoom,
  officeModule,
  placeOne,
  rulesOf,
} from '@hien/domain/office-plan';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';

/** What a press came to, in words. */
interface Said {
  readonly words: string;
  readonly isNo: boolean;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const nextTurn: Readonly<Record<Turn, Turn>> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/**
 * The modules of the floor, the one that is chosen, and what can be done with it from drawing, buttons and keys alike.
 * @param onRemoved takes the focus: what had it is gone
 */
export function useModules({ project, floor, store }: OfficeFlow, onRemoved: () => void) {
  const text = useText();
  const language = useLanguage();
  const [chosen, setChosen] = useState<number | null>(null);
  const [said, setSaid] = useState<Said>({ words: '', isNo: false });
  const rules = rulesOf(project, project.density);
  const { modules } = project;
  const at = chosen !== null && chosen < modules.length ? chosen : null;
  const nameOf = (id: string) => officeModule(id)?.name[language] ?? id;
  const roomAt = (placed: PlacedModule): FloorRoom | undefined =>
    floor.rooms.find(({ outline }) => boxInside(outline, footprint(placed)));

  const whyNot = (collision: Collision): string =>
    collision.kind === 'module' || collision.kind === 'aisle'
      ? text(`office-plan.collision.${collision.kind}`, { module: nameOf(collision.module) })
      : text(`office-plan.collision.${collision.kind}`);
  const othersOf = (index: number) => modules.filter((_, other) => other !== index);
  const collision = (index: number, placed: PlacedModule) =>
    collisionOf(placed, othersOf(index), floor, rules);

  /** Puts a module where somebody wants it, or says why it cannot stand there. */
  const put = (index: number, placed: PlacedModule, words: string, isStep = true): boolean => {
    const hit = collision(index, placed);
    if (hit !== null) {
      setSaid({ words: whyNot(hit), isNo: true });
      return false;
    }
    const room = roomAt(placed)?.id ?? null;
    store.change(
      {
        ...project,
        modules: modules.map((one, other) => (other === index ? { ...placed, room } : one)),
      },
      isStep,
    );
    setSaid({ words, isNo: false });
    return true;
  };
  return {
    modules,
    chosen: at,
    said,
    nameOf,
    collision,
    choose: (index: number | null) => {
      setChosen(index);
      setSaid({ words: '', isNo: false });
    },
    /**
     * @param dx metres, like `dy`
     * @param isStep false where it goes on with the step before
     */
    move(index: number, dx: number, dy: number, isStep = true): boolean {
      const placed = modules[index];
      if (placed === undefined || (dx === 0 && dy === 0)) return false;
      // What is not moved keeps its millimetres: rounded, it might stand in a wall.
      const next = {
        ...placed,
        ...(dx === 0 ? {} : { x: round(placed.x + dx) }),
        ...(dy === 0 ? {} : { y: round(placed.y + dy) }),
      };
      const words = text('office-plan.said.moved', { module: nameOf(placed.module) });
      return put(index, next, words, isStep);
    },
    turn(index: number): void {
      const placed = modules[index];
      if (placed === undefined) return;
      const before = footprint(placed);
      const turned = { ...placed, turn: nextTurn[placed.turn] };
      const { width, height } = footprint(turned);
      // About its middle.
      const next = {
        ...turned,
        x: round(before.x + (before.width - width) / 2),
        y: round(before.y + (before.height - height) / 2),
      };
      put(index, next, text('office-plan.said.turned', { module: nameOf(placed.module) }));
    },
    remove(index: number): void {
      const placed = modules[index];
      if (placed === undefined) return;
      store.change({ ...project, modules: othersOf(index) });
      setChosen(null);
      setSaid({
        words: text('office-plan.said.removed', { module: nameOf(placed.module) }),
        isNo: false,
      });
      onRemoved();
    },
    /** Where the rules find a place in a room; says so when there is none. */
    add(id: string, room: FloorRoom): void {
      const inRoom = modules.filter((one) => one.room === room.id);
      const zones = doorZones(room.outline, floor.doors, rules.doorApproach);
      const placed = placeOne(room, zones, id, inRoom, rules.path);
      const names = { module: nameOf(id), room: room.name };
      if (placed === null) {
        setSaid({ words: text('office-plan.said.no-place', names), isNo: true });
        return;
      }
      store.change({ ...project, modules: [...modules, placed] });
      setChosen(modules.length);
      setSaid({ words: text('office-plan.said.added', names), isNo: false });
    },
    /** Furnishes a room that is empty. */
    fill(room: FloorRoom): void {
      const placed = furnishRoom(room, floor.doors, rules);
      if (placed.length === 0) {
        setSaid({ words: text('office-plan.said.nothing-fits', { room: room.name }), isNo: true });
        return;
      }
      store.change({ ...project, modules: [...modules, ...placed] });
      setSaid({
        words: text('office-plan.said.filled', { room: room.name, count: placed.length }),
        isNo: false,
      });
    },
  };
}

export type Modules = ReturnType<typeof useModules>;
