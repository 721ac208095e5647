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

/** Pixels of a whole picture at its largest; the other widths are two thirds and one third of it. */
export const size = { width: 1920, height: 1440 };
export const widths = [640, 1280, 1920] as const;

export interface Piece {
  /** `base-<wall>-<floor>` or `<slot>-<product>`: the file's name without its width. */
  name: string;
  spec: { room: string; wall: string; floor: string; pieces: Record<string, string> };
  slot?: string;
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

/** Every picture of a room: the neutral base first, because layers are found from it. */
export function piecesOf(room: RoomPlan, samples: { base: number; option: number }): Piece[] {
  const [wall, floor] = [room.walls[0], room.floors[0]];
  if (!wall || !floor) throw new Error(`${room.id} has no wall or no floor`);
  const shell = shellText(room.shell);
  const bases = room.walls.flatMap((w) =>
    room.floors.map((f): Piece => ({
      name: `base-${w.id}-${f.id}`,
      spec: { room: room.id, wall: w.id, floor: f.id, pieces: {} },
      samples: samples.base,
      hash: hashOf(shell, w.material, f.material, room.tone, size, samples.base),
    })),
  );
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
        size,
        option.put,
        option.put.map(([name]) => catalogue.get(name) ?? null),
        samples.option,
      ),
    })),
  );
  const [neutral, ...others] = bases;
  return neutral ? [neutral, ...options, ...others] : [];
}
