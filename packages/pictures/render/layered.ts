/** What a layered room consists of: its bases (wall × floor) and one layer per option, from `studio/layered.json`. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../src/types.ts';
import { studio } from './tools.ts';

export interface Finish {
  id: string;
  material: string;
}

export interface Option {
  product: string;
  put: [string, number, number, number, number, Record<string, unknown>][];
}

export interface Slot {
  slot: string;
  margin?: number;
  options: Option[];
}

export interface RoomPlan {
  id: string;
  room: string;
  shell: string;
  alt: Record<Language, string>;
  tone: Record<string, number>;
  walls: Finish[];
  floors: Finish[];
  slots: Slot[];
}

/** Pixels of a whole picture at its largest, in which boxes are given; the other widths are two thirds and one third of it. */
export const size = { width: 1920, height: 1440 };
export const widths = [640, 1280, 1920] as const;
/** What is rendered: three quarters of the largest, which nobody tells from it at arm's length and costs a little more than half. */
export const rendered = { width: 1440, height: 1080 };
/** Boxes lie on this many columns of a picture's width, which every width has on whole pixels (as in studio/layer.py). */
export const grid = 160;

export interface Piece {
  /** `base-<wall>-<floor>` or `<slot>-<product>`: the file's name without its width. */
  name: string;
  spec: { room: string; wall: string; floor: string; pieces: Record<string, string> };
  slot?: string;
  /** Of a base that is not rendered: the bases with its wall and with its floor, whose changes it joins. */
  of?: [string, string];
  samples: number;
  hash: string;
}

export function roomPlans(): RoomPlan[] {
  return JSON.parse(readFileSync(join(studio, 'layered.json'), 'utf8')) as RoomPlan[];
}

function hashOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** The text of the shell's function, so that a changed shell is rendered again. */
function shellText(shell: string): string {
  const name = shell.replaceAll('-', '_');
  const text = readFileSync(join(studio, 'rooms', 'layered.py'), 'utf8');
  return new RegExp(`^def ${name}\\([\\s\\S]*?(?=^\\S)`, 'm').exec(text)?.[0] ?? '';
}

const catalogue = new Map(
  readdirSync(join(studio, 'catalogue')).flatMap((file) =>
    (
      JSON.parse(readFileSync(join(studio, 'catalogue', file), 'utf8')) as {
        id: string;
        build: unknown;
      }[]
    ).map(({ id, build }) => [id, build] as const),
  ),
);

/**
 * Every picture of a room: the neutral base first, because layers are found from it. A base with another wall and
 * another floor is not rendered: it joins what each of the two changes (`crossed` in studio/layer.py).
 */
export function piecesOf(
  room: RoomPlan,
  samples: { neutral: number; base: number; option: number },
): Piece[] {
  const [wall, floor] = [room.walls[0], room.floors[0]];
  if (!wall || !floor) throw new Error(`${room.id} has no wall or no floor`);
  const shell = shellText(room.shell);
  const bases = room.walls.flatMap((w) =>
    room.floors.map((f): Piece => {
      const other = Number(w !== wall) + Number(f !== floor);
      const count = [samples.neutral, samples.base, 0][other] ?? 0;
      return {
        name: `base-${w.id}-${f.id}`,
        spec: { room: room.id, wall: w.id, floor: f.id, pieces: {} },
        ...(other === 2 && { of: [`base-${w.id}-${floor.id}`, `base-${wall.id}-${f.id}`] }),
        samples: count,
        hash: hashOf(shell, w.material, f.material, room.tone, rendered, count),
      };
    }),
  );
  const plain = bases.filter(({ of }) => !of);
  const joined = bases.filter(({ of }) => of);
  const options = room.slots.flatMap(({ slot, options: all }) =>
    all.map((option): Piece => ({
      name: `${slot}-${option.product}`,
      spec: {
        room: room.id,
        wall: wall.id,
        floor: floor.id,
        pieces: { [slot]: option.product },
      },
      slot,
      samples: samples.option,
      hash: hashOf(
        shell,
        wall.material,
        floor.material,
        room.tone,
        rendered,
        option.put,
        option.put.map(([name]) => catalogue.get(name) ?? null),
        samples.option,
      ),
    })),
  );
  const [neutral, ...others] = plain;
  // The first option of every slot, then the second: a room can be shown before all of it is rendered.
  const rank = ({ slot, spec }: Piece) =>
    room.slots
      .find((one) => one.slot === slot)
      ?.options.findIndex(({ product }) => product === spec.pieces[slot ?? '']) ?? 0;
  const inTurn = options.toSorted((a, b) => rank(a) - rank(b));
  return neutral ? [neutral, ...inTurn, ...others, ...joined] : [];
}
