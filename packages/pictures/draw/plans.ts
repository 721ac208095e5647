/** Floor plans drawn from the room data: walls, doors, windows, furniture, areas and dimensions; no words, so one file serves all languages. */
import { extent, MARGIN, px } from './extent.ts';
import { placedModules } from './fit-out.ts';
import type { Floor, Gap, RoomBox, RoomKind } from './floor.ts';
import { floors } from './floors.ts';
import { topView } from './module-pictures.ts';
import { officeModule } from './modules.ts';
import { figureOutlines, halo, measure } from './measure.ts';
import type { Language } from '../src/types.ts';

const WALL = 0.12;
const number = (value: number) => (Math.round(value * 10) / 10).toString();

const grounds: Record<RoomKind, string> = {
  living: '#f6f0e4',
  bedroom: '#f1eadc',
  master: '#f1eadc',
  kitchen: '#ece7db',
  bath: '#e4e8e4',
  balcony: '#e3e6d6',
  hall: '#f8f4ec',
  study: '#f1eadc',
  dining: '#f6f0e4',
  stairs: '#efe9de',
  laundry: '#e8e6df',
  'living-kitchen': '#f6f0e4',
  gym: '#eae8dd',
  multipurpose: '#f1eadc',
  work: '#f6f0e4',
  meeting: '#f1eadc',
  board: '#f1eadc',
  focus: '#f1eadc',
  phone: '#ece7db',
  reception: '#f8f4ec',
  pantry: '#ece7db',
  lounge: '#e3e6d6',
  training: '#f1eadc',
  quiet: '#e3e6d6',
  nursing: '#f1eadc',
  server: '#e8e6df',
  print: '#ece7db',
  storage: '#e8e6df',
  toilets: '#e4e8e4',
  corridor: '#f8f4ec',
};

const furnitureRect = (x: number, y: number, w: number, h: number, r = 0.05) =>
  `<rect x="${px(x)}" y="${px(y)}" width="${px(w)}" height="${px(h)}" rx="${px(r)}"/>`;
const furnitureDisc = (x: number, y: number, r: number) =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}"/>`;

function bed(x: number, y: number, w: number): string {
  return (
    furnitureRect(x, y, w, 2.05) +
    [0, 1].map((i) => furnitureRect(x + 0.1 + (i * w) / 2, y + 0.1, w / 2 - 0.2, 0.36)).join('') +
    `<path d="M${px(x)} ${px(y + 0.7)}h${px(w)}"/>`
  );
}

function table(x: number, y: number, w: number, h: number, seats: number): string {
  const chairs = Array.from({ length: seats }, (_, i) => x + (w / seats) * (i + 0.5) - 0.2);
  return (
    furnitureRect(x, y, w, h) +
    chairs
      .map(
        (cx) => furnitureRect(cx, y - 0.42, 0.4, 0.34) + furnitureRect(cx, y + h + 0.08, 0.4, 0.34),
      )
      .join('')
  );
}

/** What stands in a room, as far as it fits. */
function furnish([kind, x, y, w, h]: RoomBox): string {
  const cx = x + w / 2;
  const cy = y + h / 2;
  switch (kind) {
    case 'living':
      return (
        furnitureRect(x + 0.25, cy - 1.05, 0.9, 2.1, 0.12) +
        furnitureRect(x + 0.25, cy - 1.05, 0.28, 2.1, 0.1) +
        furnitureDisc(x + 1.8, cy, 0.42) +
        furnitureRect(x + w - 0.5, cy - 0.9, 0.36, 1.8) +
        furnitureRect(cx - 0.2, y + h - 1.1, 0.75, 0.75, 0.2)
      );
    case 'master':
    case 'bedroom': {
      const size = kind === 'master' ? 1.8 : Math.min(1.6, w - 1.2);
      return (
        bed(cx - size / 2, y + 0.2, size) +
        [-1, 1]
          .map((s) => furnitureRect(cx + s * (size / 2 + 0.27) - 0.2, y + 0.22, 0.4, 0.38))
          .join('') +
        (h > 3.2 ? furnitureRect(x + 0.2, y + h - 0.72, Math.min(2, w - 1.4), 0.56, 0.02) : '')
      );
    }
    case 'kitchen':
      return (
        furnitureRect(x + 0.14, y + h - 0.74, w - 0.28, 0.6, 0.02) +
        furnitureRect(x + 0.5, y + h - 0.62, 0.5, 0.36) +
        [0, 1].map((i) => furnitureDisc(x + w - 0.95 + i * 0.34, y + h - 0.44, 0.12)).join('')
      );
    case 'dining':
      return table(cx - 0.8, cy - 0.42, 1.6, 0.84, 3);
    case 'bath':
      return (
        furnitureRect(x + 0.14, y + 0.14, Math.min(0.75, w - 1), Math.min(1.6, h - 0.3), 0.2) +
        furnitureRect(x + w - 0.66, y + h - 0.66, 0.4, 0.5, 0.18) +
        furnitureRect(x + w - 0.72, y + 0.16, 0.56, 0.42, 0.1)
      );
    case 'balcony':
      return (
        furnitureDisc(x + 0.5, y + 0.6, 0.26) +
        furnitureDisc(x + w - 0.5, y + 0.6, 0.26) +
        furnitureRect(cx - 0.3, y + 0.3, 0.6, 0.6, 0.15)
      );
    case 'study':
      return (
        furnitureRect(x + 0.14, y + 0.16, Math.min(1.4, w - 0.3), 0.55) +
        furnitureDisc(x + 0.14 + Math.min(1.4, w - 0.3) / 2, y + 0.92, 0.22)
      );
    case 'stairs':
      return Array.from(
        { length: Math.floor(h / 0.28) },
        (_, i) =>
          `<path d="M${px(x + 0.1)} ${px(y + 0.14 + i * 0.28)}h${px(w / 2 - 0.14)}M${px(cx + 0.04)} ${px(y + 0.14 + i * 0.28)}h${px(w / 2 - 0.14)}"/>`,
      ).join('');
    case 'laundry':
      return furnitureRect(x + 0.16, y + 0.16, 0.6, 0.6) + furnitureDisc(x + 0.46, y + 0.46, 0.2);
    case 'living-kitchen':
      return (
        furnish(['living', x, y, w, Math.min(h, 3.6)]) +
        (h > 4.5
          ? furnitureRect(x + 0.14, y + h - 2.6, 0.6, 1.6, 0.02) +
            table(x + w - 1.7, y + h - 2.2, 1.2, 0.75, 2)
          : furnitureRect(x + w - 2.4, y + h - 0.74, 2.2, 0.6, 0.02))
      );
    case 'multipurpose':
      return (
        furnish(['study', x, y, w, h]) + furnitureRect(x + w - 0.5, y + 0.2, 0.36, h - 0.4, 0.02)
      );
    case 'gym':
      return (
        furnitureRect(x + 0.3, y + 0.3, 0.8, 1.8, 0.1) +
        furnitureRect(x + 1.5, y + 0.3, 0.5, 1.4, 0.08) +
        furnitureRect(x + w - 1.3, y + 0.4, 0.7, 1.9, 0.05)
      );
    // Offices are furnished with their modules; a hall stays free.
    default:
      return '';
  }
}

const gapLine = ([x, y, length, axis]: Gap) =>
  axis === 'h' ? `M${px(x)} ${px(y)}h${px(length)}` : `M${px(x)} ${px(y)}v${px(length)}`;

function door(gap: Gap): string {
  const [x, y, length, axis, side = 1] = gap;
  const clear = `<path d="${gapLine(gap)}" stroke="#f8f4ec" stroke-width="${px(WALL) + 1}"/>`;
  if (length > 1) return clear;
  const r = px(length);
  const leaf =
    axis === 'h'
      ? `M${px(x)} ${px(y)}v${side * r}a${r} ${r} 0 0 ${side > 0 ? 0 : 1} ${r} ${-side * r}`
      : `M${px(x)} ${px(y)}h${side * r}a${r} ${r} 0 0 ${side > 0 ? 1 : 0} ${-side * r} ${r}`;
  return `${clear}<path d="${leaf}" fill="none" stroke="#6f675b" stroke-width="1.5"/>`;
}

function windowMark(gap: Gap): string {
  const line = gapLine(gap);
  return `<path d="${line}" stroke="#f8f4ec" stroke-width="${px(WALL) + 1}"/><path d="${line}" stroke="#2a2723" stroke-width="${px(WALL)}" /><path d="${line}" stroke="#dfe8ea" stroke-width="${px(WALL) - 3}"/>`;
}

function dimension(from: number, to: number, at: number, axis: 'h' | 'v', size: number): string {
  const middle = px((from + to) / 2);
  const label = number(to - from);
  const d =
    axis === 'h'
      ? `M${px(from)} ${at}H${px(to)}M${px(from)} ${at - 5}v10M${px(to)} ${at - 5}v10`
      : `M${at} ${px(from)}V${px(to)}M${at - 5} ${px(from)}h10M${at - 5} ${px(to)}h10`;
  const text =
    axis === 'h'
      ? measure(label, { x: middle, y: at - 8, size })
      : measure(label, { x: at - 8, y: middle, size }, true);
  return `<path d="${d}" fill="none" stroke="#8a8172" stroke-width="1"/>${text}`;
}

function draw({ rooms, doors, windows }: Floor): { svg: string; width: number; height: number } {
  const { left, top, right, bottom, width, height } = extent(rooms);
  const floorsOf = rooms
    .map(
      ([kind, x, y, w, h]) =>
        `<rect x="${px(x)}" y="${px(y)}" width="${px(w)}" height="${px(h)}" fill="${grounds[kind]}"/>`,
    )
    .join('');
  const furniture = rooms.map(furnish).join('');
  const modules = placedModules({ rooms })
    .map(
      ({ module, x, y }) =>
        `<g transform="translate(${px(x)} ${px(y)})">${topView(officeModule(module).parts, px(1), 1)}</g>`,
    )
    .join('');
  const walls = rooms
    .map(
      ([kind, x, y, w, h]) =>
        `<rect x="${px(x)}" y="${px(y)}" width="${px(w)}" height="${px(h)}" fill="none" stroke="#2a2723" stroke-width="${kind === 'balcony' ? 2.5 : px(WALL)}"/>`,
    )
    .join('');
  // Large floors are shown as small as flats are: their figures grow with them.
  const size = Math.max(14, Math.round(width / 75));
  const areas = rooms
    .filter(([kind, , , w]) => kind !== 'stairs' && w > 1.3)
    .map(([, x, y, w, h]) =>
      measure(`${number(w * h)} m²`, { x: px(x + w / 2), y: px(y + h) - 12, size }),
    )
    .join('');
  const xs = [
    ...new Set(rooms.filter(([, , y]) => y <= 0.01).flatMap(([, x, , w]) => [x, x + w])),
  ].sort((a, b) => a - b);
  const across = xs
    .slice(1)
    .map((x, i) => dimension(xs[i] ?? 0, x, px(top) - 34, 'h', size))
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${figureOutlines}<rect width="${width}" height="${height}" fill="#fbf8f2"/><g transform="translate(${MARGIN - px(left)} ${MARGIN - px(top)})">${floorsOf}<g fill="#fffdf8" stroke="#a89c88" stroke-width="1.5">${furniture}</g>${modules}${walls}<g fill="none">${windows.map(windowMark).join('')}${doors.map(door).join('')}</g><g fill="#4a453d"><g stroke="#fbf8f2" stroke-width="${halo(size)}" stroke-linejoin="round" paint-order="stroke">${areas}</g>${across}${dimension(top, bottom, px(left) - 34, 'v', size)}${dimension(left, right, px(bottom) + 48, 'h', size)}</g></g></svg>\n`;
  return { svg, width, height };
}

export interface Plan {
  id: string;
  svg: string;
  width: number;
  height: number;
  alt: Record<Language, string>;
}

export function plans(): Plan[] {
  return floors.map((floor) => ({
    id: floor.id,
    ...draw(floor),
    alt: {
      vi: `Mặt bằng ${floor.name.vi}, kích thước theo mét`,
      en: `Floor plan of a ${floor.name.en}, in metres`,
      ko: `${floor.name.ko} 평면도, 미터 단위`,
    },
  }));
}
