import type { Random } from '../plan/random.ts';
import { type Box, heightOf, overlap, widthOf } from '../plan/rooms.ts';
import type { Spot } from '../plan/walls.ts';
import type { Pen, Stroke } from './pen.ts';

const names = [
  'Phòng ngủ', 'Phòng khách', 'Bếp', 'Phòng họp', 'Vệ sinh', 'Kho', 'Sảnh', 'Phòng làm việc', 'Giặt phơi', 'Thờ', 'Lễ tân', 'Kỹ thuật',
] as const; // prettier-ignore

/** What stands in rooms and looks a little like a door, or like a wall: arcs, rows of lines, circles, words. */
export function furnish(
  pen: Pen,
  rooms: readonly Box[],
  taken: readonly Box[],
  colour: string,
  random: Random,
): void {
  const stroke: Stroke = { width: 1.1, colour };
  const used = [...taken];
  for (const room of rooms) {
    const inner: Box = {
      left: room.left + 0.2,
      right: room.right - 0.2,
      top: room.top + 0.2,
      bottom: room.bottom - 0.2,
    };
    const place = (
      width: number,
      height: number,
      where: 'corner' | 'anywhere',
    ): Spot | undefined => {
      for (let attempt = 0; attempt < 8; attempt += 1) {
        const spanX = widthOf(inner) - width;
        const spanY = heightOf(inner) - height;
        if (spanX < 0 || spanY < 0) return undefined;
        const left = inner.left + (where === 'corner' ? random.whole(0, 1) * spanX : random.between(0, spanX)); // prettier-ignore
        const top = inner.top + (where === 'corner' ? random.whole(0, 1) * spanY : random.between(0, spanY)); // prettier-ignore
        const box: Box = { left, top, right: left + width, bottom: top + height };
        if (used.some((other) => overlap(other, box))) continue;
        used.push(box);
        return [left, top];
      }
      return undefined;
    };
    const label = place(1.6, 0.5, 'anywhere');
    if (label) {
      pen.text(random.pick(names), [label[0] + 0.8, label[1] + 0.16], 0.2, colour);
      pen.text(`${(widthOf(room) * heightOf(room)).toFixed(1)} m²`, [label[0] + 0.8, label[1] + 0.4], 0.15, colour); // prettier-ignore
    }
    const things = random.shuffle([roundTable, cornerTub, stairs, bed, desk, basin, plant]);
    for (const thing of things.slice(0, random.whole(1, 3)))
      thing(pen, place, inner, stroke, random);
  }
}

type Place = (width: number, height: number, where: 'corner' | 'anywhere') => Spot | undefined;
type Thing = (pen: Pen, place: Place, room: Box, stroke: Stroke, random: Random) => void;

const roundTable: Thing = (pen, place, _room, stroke, random) => {
  const radius = random.between(0.35, 0.6);
  const at = place(radius * 2 + 0.8, radius * 2 + 0.8, 'anywhere');
  if (!at) return;
  const centre: Spot = [at[0] + radius + 0.4, at[1] + radius + 0.4];
  pen.circle(centre, radius, stroke);
  for (let chair = 0; chair < 4; chair += 1) {
    const angle = (chair * Math.PI) / 2 + 0.4;
    const away = radius + 0.18;
    pen.circle([centre[0] + Math.cos(angle) * away, centre[1] + Math.sin(angle) * away], 0.16, stroke); // prettier-ignore
  }
};

const cornerTub: Thing = (pen, place, room, stroke, random) => {
  const size = random.between(0.9, 1.4);
  const at = place(size, size, 'corner');
  if (!at) return;
  const x = at[0] < (room.left + room.right) / 2 ? at[0] : at[0] + size;
  const y = at[1] < (room.top + room.bottom) / 2 ? at[1] : at[1] + size;
  const inX = x === at[0] ? 1 : -1;
  const inY = y === at[1] ? 1 : -1;
  pen.line([[x + inX * size, y], [x, y], [x, y + inY * size]], stroke); // prettier-ignore
  for (const part of [1, 0.85])
    pen.arc([x, y], [x + inX * size * part, y], [x, y + inY * size * part], stroke);
};

const stairs: Thing = (pen, place, _room, stroke, random) => {
  const steps = random.whole(7, 11);
  const at = place(0.9, steps * 0.26, 'corner');
  if (!at) return;
  for (let step = 0; step <= steps; step += 1) {
    const y = at[1] + step * 0.26;
    pen.line([[at[0], y], [at[0] + 0.9, y]], stroke); // prettier-ignore
  }
  pen.line([[at[0] + 0.45, at[1] + steps * 0.26], [at[0] + 0.45, at[1] + 0.1]], stroke); // prettier-ignore
};

const bed: Thing = (pen, place, _room, stroke) => {
  const at = place(1.6, 2, 'corner');
  if (!at) return;
  pen.box(at[0], at[1], 1.6, 2, stroke);
  pen.box(at[0] + 0.15, at[1] + 0.1, 0.55, 0.35, stroke);
  pen.box(at[0] + 0.9, at[1] + 0.1, 0.55, 0.35, stroke);
  pen.line([[at[0], at[1] + 0.7], [at[0] + 1.6, at[1] + 0.7]], stroke); // prettier-ignore
};

const desk: Thing = (pen, place, _room, stroke) => {
  const at = place(1.2, 1.2, 'anywhere');
  if (!at) return;
  pen.box(at[0], at[1], 1.2, 0.6, stroke);
  pen.box(at[0] + 0.35, at[1] + 0.7, 0.5, 0.45, stroke);
};

const basin: Thing = (pen, place, _room, stroke) => {
  const at = place(0.5, 0.7, 'corner');
  if (!at) return;
  pen.box(at[0], at[1], 0.5, 0.2, stroke);
  pen.circle([at[0] + 0.25, at[1] + 0.43], 0.22, stroke);
};

const plant: Thing = (pen, place, _room, stroke) => {
  const at = place(0.6, 0.6, 'anywhere');
  if (!at) return;
  const centre: Spot = [at[0] + 0.3, at[1] + 0.3];
  for (let leaf = 0; leaf < 7; leaf += 1) {
    const angle = (leaf * Math.PI * 2) / 7;
    pen.line([centre, [centre[0] + Math.cos(angle) * 0.28, centre[1] + Math.sin(angle) * 0.28]], stroke); // prettier-ignore
  }
};
