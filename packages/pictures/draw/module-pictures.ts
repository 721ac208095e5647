/** Office modules as pictures: the plan symbol seen from above, and the same parts in isometric projection. */
import type { OfficeModule, Part, Tone } from './modules.ts';

type Point = readonly [number, number];

const colours: Record<Tone, string> = {
  wood: '#c9a877',
  cloth: '#8fa39a',
  metal: '#c3c7c6',
  dark: '#4b4a48',
  glass: '#cfe0e2',
  leaf: '#6f8f63',
  white: '#eeeae2',
  clay: '#b97c5c',
};

const SCALE = 100;
const MARGIN = 24;
const PAPER = '#fbf8f2';
const INK = '#3a3732';

const n = (value: number) => Math.round(value * 10) / 10;

/** The colour with each channel times `factor`. */
function shade(colour: string, factor: number): string {
  const channel = (at: number) =>
    Math.min(255, Math.round(parseInt(colour.slice(at, at + 2), 16) * factor))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

const opacity = (tone: Tone) => (tone === 'glass' ? ' fill-opacity="0.55"' : '');

/** The parts from above, the lower first; in metres times `scale`. */
export function topView(parts: readonly Part[], scale: number, stroke: number): string {
  return [...parts]
    .sort((a, b) => a.at[2] + a.size[2] - (b.at[2] + b.size[2]))
    .map(({ shape, at: [x, y], size: [w, d], tone }) => {
      const look = `fill="${shade(colours[tone], 1.12)}"${opacity(tone)} stroke="${INK}" stroke-width="${stroke}"`;
      return shape === 'drum'
        ? `<circle cx="${n((x + w / 2) * scale)}" cy="${n((y + d / 2) * scale)}" r="${n((w / 2) * scale)}" ${look}/>`
        : `<rect x="${n(x * scale)}" y="${n(y * scale)}" width="${n(w * scale)}" height="${n(d * scale)}" ${look}/>`;
    })
    .join('');
}

export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

function sheet(body: string, left: number, top: number, right: number, bottom: number): Drawing {
  const width = Math.ceil(right - left + MARGIN * 2);
  const height = Math.ceil(bottom - top + MARGIN * 2);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${PAPER}"/><g transform="translate(${n(MARGIN - left)} ${n(MARGIN - top)})" stroke-linejoin="round">${body}</g></svg>\n`,
    width,
    height,
  };
}

/** The plan symbol: what the module takes on the floor, dashed, and its parts. */
export function planSymbol({ width, depth, parts }: OfficeModule): Drawing {
  const [w, d] = [width * SCALE, depth * SCALE];
  const floor = `<rect width="${n(w)}" height="${n(d)}" fill="none" stroke="${INK}" stroke-opacity="0.4" stroke-width="1" stroke-dasharray="6 5"/>`;
  return sheet(floor + topView(parts, SCALE, 1.5), 0, 0, w, d);
}

const ACROSS = Math.cos(Math.PI / 6) * SCALE;
const DOWN = Math.sin(Math.PI / 6) * SCALE;
const seen = (x: number, y: number, z: number): Point => [
  (x - y) * ACROSS,
  (x + y) * DOWN - z * SCALE,
];

/** Whether all of `a` lies behind `b` along one axis: then it is drawn first. */
function behind(a: Part, b: Part): boolean {
  const hair = 1e-6;
  return (
    a.at[0] + a.size[0] <= b.at[0] + hair ||
    a.at[1] + a.size[1] <= b.at[1] + hair ||
    a.at[2] + a.size[2] <= b.at[2] + hair
  );
}

/** Do two parts meet in the picture? Their outlines' boxes are enough to ask. */
function meet(a: Part, b: Part): boolean {
  const box = ({ at: [x, y, z], size: [w, d, h] }: Part) => {
    const points = [seen(x, y + d, z), seen(x + w, y, z), seen(x, y, z + h), seen(x + w, y + d, z)];
    const xs = points.map(([px]) => px);
    const ys = points.map(([, py]) => py);
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  };
  const [p, q] = [box(a), box(b)];
  return p[0] < q[2] && q[0] < p[2] && p[1] < q[3] && q[1] < p[3];
}

/** From the one farthest behind to the one in front. */
function ordered(parts: readonly Part[]): Part[] {
  const done = new Set<Part>();
  const result: Part[] = [];
  const visit = (part: Part, path: ReadonlySet<Part>) => {
    if (done.has(part) || path.has(part)) return;
    const on = new Set([...path, part]);
    for (const other of parts)
      if (other !== part && meet(other, part) && behind(other, part) && !behind(part, other))
        visit(other, on);
    done.add(part);
    result.push(part);
  };
  for (const part of parts) visit(part, new Set());
  return result;
}

const face = (points: readonly Point[], fill: string, more: string) =>
  `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z" fill="${fill}"${more} stroke="${INK}" stroke-width="1"/>`;

function solid({ shape, at: [x, y, z], size: [w, d, h], tone }: Part): string {
  const colour = colours[tone];
  const more = opacity(tone);
  const top = z + h;
  if (shape === 'drum') {
    const [cx, cy] = seen(x + w / 2, y + d / 2, top);
    const rx = (w / 2) * SCALE * Math.sqrt(1.5);
    const ry = (w / 2) * SCALE * Math.sqrt(0.5);
    const side = `M${n(cx - rx)} ${n(cy)}v${n(h * SCALE)}a${n(rx)} ${n(ry)} 0 0 0 ${n(rx * 2)} 0v${n(-h * SCALE)}z`;
    return `<path d="${side}" fill="${shade(colour, 0.82)}" stroke="${INK}" stroke-width="1"/><ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${shade(colour, 1.12)}" stroke="${INK}" stroke-width="1"/>`;
  }
  const [x1, y1] = [x + w, y + d];
  return (
    face(
      [seen(x, y1, z), seen(x1, y1, z), seen(x1, y1, top), seen(x, y1, top)],
      shade(colour, 0.94),
      more,
    ) +
    face(
      [seen(x1, y, z), seen(x1, y1, z), seen(x1, y1, top), seen(x1, y, top)],
      shade(colour, 0.76),
      more,
    ) +
    face(
      [seen(x, y, top), seen(x1, y, top), seen(x1, y1, top), seen(x, y1, top)],
      shade(colour, 1.12),
      more,
    )
  );
}

/** The module from its front right, on the floor that it takes. */
export function isometric({ width, depth, parts }: OfficeModule): Drawing {
  const ground = face(
    [seen(0, 0, 0), seen(width, 0, 0), seen(width, depth, 0), seen(0, depth, 0)],
    '#f0eadd',
    '',
  );
  const body = ground + ordered(parts).map(solid).join('');
  const [left] = seen(0, depth, 0);
  const [right] = seen(width, 0, 0);
  return sheet(
    body,
    left,
    Math.min(0, ...parts.map(({ at, size }) => seen(at[0], at[1], at[2] + size[2])[1])),
    right,
    seen(width, depth, 0)[1],
  );
}
