import type { Spot } from '../plan/walls.ts';

export interface Stroke {
  readonly width: number;
  readonly colour: string;
  readonly dashes?: readonly [number, number];
}

/** Draws an SVG in metres of the plan; line widths are pixels of a plan of 100 pixels to the metre. */
export class Pen {
  readonly #scale: number;
  readonly #origin: Spot;
  readonly #parts: string[] = [];

  constructor(scale: number, origin: Spot) {
    this.#scale = scale;
    this.#origin = origin;
  }

  at = ([x, y]: Spot): Spot => [
    (x - this.#origin[0]) * this.#scale,
    (y - this.#origin[1]) * this.#scale,
  ];

  line(spots: readonly Spot[], stroke: Stroke, fill = 'none', closed = false): void {
    const points = spots.map((spot) => this.#text(spot)).join(' ');
    this.#parts.push(
      `<${closed ? 'polygon' : 'polyline'} points="${points}" fill="${fill}"${this.#stroke(stroke)}/>`,
    );
  }

  area(spots: readonly Spot[], colour: string): void {
    this.#parts.push(
      `<polygon points="${spots.map((spot) => this.#text(spot)).join(' ')}" fill="${colour}"/>`,
    );
  }

  box(
    left: number,
    top: number,
    width: number,
    height: number,
    stroke: Stroke,
    fill = 'none',
  ): void {
    const right = left + width;
    const bottom = top + height;
    this.line([[left, top], [right, top], [right, bottom], [left, bottom]], stroke, fill, true); // prettier-ignore
  }

  circle(centre: Spot, radius: number, stroke: Stroke, fill = 'none'): void {
    const [x, y] = this.at(centre);
    this.#parts.push(
      `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${(radius * this.#scale).toFixed(2)}" fill="${fill}"${this.#stroke(stroke)}/>`,
    );
  }

  /** A part of a circle, the short way round. */
  arc(centre: Spot, from: Spot, to: Spot, stroke: Stroke): void {
    const radius = Math.hypot(from[0] - centre[0], from[1] - centre[1]) * this.#scale;
    const turn =
      (from[0] - centre[0]) * (to[1] - centre[1]) - (from[1] - centre[1]) * (to[0] - centre[0]);
    this.#parts.push(
      `<path d="M${this.#text(from)} A${radius.toFixed(2)} ${radius.toFixed(2)} 0 0 ${turn > 0 ? 1 : 0} ${this.#text(to)}" fill="none"${this.#stroke(stroke)}/>`,
    );
  }

  text(words: string, centre: Spot, height: number, colour: string): void {
    const [x, y] = this.at(centre);
    const size = height * this.#scale;
    this.#parts.push(
      `<text x="${x.toFixed(1)}" y="${(y + size * 0.35).toFixed(1)}" font-size="${size.toFixed(1)}" font-family="DejaVu Sans, sans-serif" text-anchor="middle" fill="${colour}">${words}</text>`,
    );
  }

  svg(width: number, height: number, ground: string): string {
    const hatch = (0.09 * this.#scale).toFixed(2);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><pattern id="hatch" width="${hatch}" height="${hatch}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="${hatch}" height="${hatch}" fill="#fff"/><line x1="0" y1="0" x2="0" y2="${hatch}" stroke="#222" stroke-width="${Math.max(1, 0.02 * this.#scale).toFixed(2)}"/></pattern></defs><rect width="100%" height="100%" fill="${ground}"/>${this.#parts.join('')}</svg>`;
  }

  #text = (spot: Spot): string =>
    this.at(spot)
      .map((value) => value.toFixed(2))
      .join(',');

  #stroke({ width, colour, dashes }: Stroke): string {
    const pixels = Math.max(0.7, (width * this.#scale) / 100);
    const dashed = dashes
      ? ` stroke-dasharray="${dashes.map((length) => (length * this.#scale).toFixed(2)).join(' ')}"`
      : '';
    return ` stroke="${colour}" stroke-width="${pixels.toFixed(2)}"${dashed}`;
  }
}
