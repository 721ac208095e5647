/**
 * What a piece has to come through on its way into a home, in whole centimetres (docs/adr/0195). A door is the narrowest
 * one on the way, its clear opening without the frame; a corner joins two passages at a right angle; stairs are told by
 * their clear width, the free height above a step and the depth of the landing.
 */
export type WayIn = {
  readonly door: MeasuresAt<'door'>;
  readonly corner: MeasuresAt<'corner'> | null;
  readonly lift: MeasuresAt<'lift'> | null;
  readonly stairs: MeasuresAt<'stairs'> | null;
};

/** In the order in which they are measured, and stand in an address. */
export const measuresOf = {
  door: ['width', 'height'],
  corner: ['before', 'after', 'height'],
  lift: ['doorWidth', 'doorHeight', 'width', 'depth', 'height'],
  stairs: ['width', 'height', 'landing'],
} as const;

/** In the order in which a piece meets them. */
export const obstacles = ['lift', 'stairs', 'corner', 'door'] as const;

export type Obstacle = (typeof obstacles)[number];
export type MeasureOf<Which extends Obstacle = Obstacle> = (typeof measuresOf)[Which][number];
export type MeasuresAt<Which extends Obstacle> = Readonly<Record<MeasureOf<Which>, number>>;

/**
 * The least and the most centimetres of each measure. Ours, and wide: below, nobody brings furniture in; above, nothing
 * that is sold here is stopped, or a digit is wrong.
 */
export const wayInBounds: {
  readonly [Which in Obstacle]: Readonly<Record<MeasureOf<Which>, readonly [number, number]>>;
} = {
  door: { width: [50, 600], height: [160, 600] },
  corner: { before: [50, 900], after: [50, 900], height: [180, 900] },
  lift: {
    doorWidth: [50, 400],
    doorHeight: [160, 400],
    width: [70, 600],
    depth: [70, 900],
    height: [180, 600],
  },
  stairs: { width: [50, 600], height: [160, 900], landing: [50, 900] },
};

export const isWithinBounds = <Which extends Obstacle>(
  obstacle: Which,
  measure: MeasureOf<Which>,
  value: number,
): boolean => {
  const [least, most] = wayInBounds[obstacle][measure];
  return Number.isInteger(value) && value >= least && value <= most;
};

/** The narrowest way in that can be told: what fits here fits everywhere. */
export const narrowestWayIn: WayIn = {
  door: { width: 50, height: 160 },
  corner: { before: 50, after: 50, height: 180 },
  lift: { doorWidth: 50, doorHeight: 160, width: 70, depth: 70, height: 180 },
  stairs: { width: 50, height: 160, landing: 50 },
};

export const homeKinds = ['flat', 'tube-house', 'villa', 'office'] as const;
export type HomeKind = (typeof homeKinds)[number];

/**
 * Where measuring begins, by the kind of home: usual sizes in Vietnam, on the narrow side, and nobody's own. A flat has the
 * lift of a tower, a tube house a steep stair between two walls.
 */
export const usualWaysIn: Readonly<Record<HomeKind, WayIn>> = {
  flat: {
    door: { width: 85, height: 210 },
    corner: { before: 150, after: 110, height: 240 },
    lift: { doorWidth: 90, doorHeight: 210, width: 160, depth: 140, height: 230 },
    stairs: null,
  },
  'tube-house': {
    door: { width: 80, height: 210 },
    corner: { before: 90, after: 90, height: 260 },
    lift: null,
    stairs: { width: 85, height: 210, landing: 85 },
  },
  villa: {
    door: { width: 100, height: 230 },
    corner: { before: 140, after: 120, height: 280 },
    lift: null,
    stairs: { width: 110, height: 230, landing: 110 },
  },
  office: {
    door: { width: 90, height: 210 },
    corner: { before: 180, after: 150, height: 250 },
    lift: { doorWidth: 110, doorHeight: 210, width: 160, depth: 150, height: 240 },
    stairs: null,
  },
};

/** What one obstacle measures, of any kind; null where the way in has none. */
export const measuresIn = (
  way: WayIn,
  obstacle: Obstacle,
): Readonly<Record<string, number>> | null => way[obstacle];

/** `door-85x210_corner-150x110x240`: short enough for an address, in one order so that one way in has one address. */
export function writeWayIn(way: WayIn): string {
  return (Object.keys(measuresOf) as Obstacle[])
    .flatMap((obstacle) => {
      const measures = measuresIn(way, obstacle);
      return measures === null
        ? []
        : [`${obstacle}-${measuresOf[obstacle].map((name) => measures[name]).join('x')}`];
    })
    .join('_');
}

/** As long as the longest `writeWayIn`. */
export const longestWayIn = 80;

/** Null where it is no way in, has no door, names something twice or measures what cannot be. */
export function readWayIn(text: string): WayIn | null {
  const found: Partial<Record<Obstacle, Readonly<Record<string, number>>>> = {};
  for (const part of text.slice(0, longestWayIn + 1).split('_')) {
    const [, name = '', numbers = ''] =
      /^([a-z]+)-([1-9]\d{1,2}(?:x[1-9]\d{1,2})*)$/.exec(part) ?? [];
    const obstacle = obstacles.find((one) => one === name);
    if (obstacle === undefined || found[obstacle] !== undefined) return null;
    const values = numbers.split('x').map(Number);
    const names = measuresOf[obstacle];
    const isWhole =
      values.length === names.length &&
      names.every((measure, at) => isWithinBounds(obstacle, measure, values[at] ?? 0));
    if (!isWhole) return null;
    found[obstacle] = Object.fromEntries(names.map((measure, at) => [measure, values[at] ?? 0]));
  }
  if (found.door === undefined) return null;
  return { corner: null, lift: null, stairs: null, ...found } as WayIn;
}
