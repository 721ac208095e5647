/** The drawing's own pixels. */
export const sheet = { width: 356, height: 428 };

const west = 101.8;
const northmost = 23.75;
const perDegree = 27;
/** At 16° north a degree of longitude is that much narrower. */
const narrowing = 0.961;

/** Where a place of these degrees lies in the drawing. */
export const at = (east: number, north: number): { x: number; y: number } => ({
  x: Math.round((east - west) * perDegree * narrowing * 10) / 10,
  y: Math.round((northmost - north) * perDegree * 10) / 10,
});

/** `102.15,22.4 102.5,22.75`: degrees east and north. */
const read = (degrees: string) =>
  degrees
    .trim()
    .split(/\s+/u)
    .map((point) => {
      const [east = 0, north = 0] = point.split(',').map(Number);
      return at(east, north);
    });

/** Borders and coast from the north-west, with the clock. */
const mainland = read(`
  102.15,22.4 102.5,22.75 102.85,22.55 103.3,22.75 103.65,22.75 103.97,22.52 104.35,22.72 104.8,22.95
  105.33,23.38 105.85,22.95 106.5,22.92 106.75,22.75 106.6,22.35 106.75,22.0 107.35,21.62 107.98,21.53
  107.45,21.2 106.95,20.92 106.7,20.6 106.55,20.25 106.05,19.95 105.8,19.3 105.65,18.95 105.85,18.55
  106.35,18.1 106.5,17.75 107.1,17.0 107.75,16.55 108.25,16.15 108.65,15.5 108.95,15.2 109.08,14.6
  109.25,13.85 109.3,13.3 109.45,12.85 109.2,12.3 109.2,11.75 109.0,11.35 108.45,11.0 108.05,10.85
  107.55,10.5 107.08,10.34 106.8,10.4 106.78,10.0 106.55,9.6 106.15,9.3 105.5,9.15 105.25,8.75
  104.75,8.58 104.8,9.2 104.85,9.75 105.08,9.95 104.8,10.2 104.45,10.42 104.9,10.55 105.1,10.95
  105.75,10.95 106.18,10.8 106.15,11.05 105.85,11.3 105.85,11.6 106.4,11.7 106.45,11.98 107.0,12.05
  107.5,12.35 107.6,12.9 107.45,13.7 107.35,14.1 107.55,14.7 107.5,15.05 107.65,15.3 107.2,15.85
  107.4,16.05 106.9,16.4 106.55,16.65 106.5,16.95 106.2,17.2 105.75,17.7 105.3,18.1 105.15,18.65
  104.5,18.85 103.95,19.3 104.1,19.65 104.6,19.65 104.95,20.05 104.65,20.25 104.9,20.4 104.6,20.65
  103.8,20.8 103.15,20.9 102.95,21.2 102.9,21.65 102.65,21.7 102.5,22.05`);

/** Islands by the middle of each. */
export const coast = read(`
  103.97,10.23 106.6,8.7 107.03,20.8 109.13,15.38 108.95,10.53 107.72,20.13`);
const paracels = read(`
  111.6,16.53 112.0,16.45 111.75,16.2 112.33,16.83 112.6,16.95 112.7,16.4`);
const spratlys = read(`
  111.92,8.65 112.9,8.9 113.85,9.9 114.37,10.38 114.3,11.05 113.7,8.85 114.65,9.4 115.0,10.7`);

/** The mainland as a path. */
export const outline: string = `M${mainland.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

/** The two archipelagos, each with the place of its name. */
export const archipelagos = [
  { name: 'paracels', islands: paracels, label: at(112.1, 17.35) },
  { name: 'spratlys', islands: spratlys, label: at(113.4, 11.7) },
] as const;

/** A circle's size tells the number by its ground. */
export const radiusOf = (projects: number, most: number): number =>
  Math.round((4 + 10 * Math.sqrt(projects / Math.max(1, most))) * 10) / 10;

/** Names that stand to the west of their circle: to the east there is another one. */
export const isNamedWest: ReadonlySet<string> = new Set([
  'Hà Nội',
  'Huế',
  'Đồng Nai',
  'Cần Thơ',
  'Thái Nguyên',
  'Phú Thọ',
]);
