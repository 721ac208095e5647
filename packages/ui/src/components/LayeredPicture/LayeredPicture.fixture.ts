import type { LayeredPictureProps, PlacedLayer, RoomImage } from './LayeredPicture.tsx';

const WIDTH = 1920;
const HEIGHT = 1440;

const drawing = (width: number, height: number, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`)}`;

const drawnBase = (id: string, wall: string, light?: RoomImage['light']): RoomImage => {
  const src = drawing(
    WIDTH,
    HEIGHT,
    `<rect width="1920" height="1440" fill="${wall}"/><path d="M0 980h1920v460H0z" fill="#c49a6c"/><path d="M140 240h420v740H140z" fill="#cfe0e6"/><path d="M345 240h10v740h-10z" fill="#f5efe4"/>`,
  );
  return { key: id, src: () => src, ...(light !== undefined && { light }) };
};

const drawnLayer = (
  slot: string,
  option: string,
  box: PlacedLayer['box'],
  body: string,
): PlacedLayer => {
  const [left, top, right, bottom] = box;
  const src = drawing(right - left, bottom - top, body);
  return { slot, key: `${slot}-${option}`, src: () => src, box };
};

const sofa = (option: string, colour: string) =>
  drawnLayer(
    'sofa',
    option,
    [720, 700, 1680, 1180],
    `<ellipse cx="480" cy="430" rx="470" ry="40" fill="#000" fill-opacity=".22"/><rect x="40" width="880" height="300" rx="60" fill="${colour}"/><rect y="180" width="960" height="230" rx="50" fill="${colour}"/>`,
  );
const art = (option: string, colour: string) =>
  drawnLayer(
    'art',
    option,
    [1000, 260, 1360, 560],
    `<rect width="360" height="300" fill="#f7f1e6"/><circle cx="180" cy="150" r="90" fill="${colour}"/>`,
  );

/** A room that is only drawn: its walls, and what can stand in its two slots. */
export const drawn = {
  bases: {
    cream: drawnBase('base-cream', '#eadfcb'),
    sage: drawnBase('base-sage', '#bcc4ae', { sofa: { red: 0.88, green: 0.9, blue: 0.84 } }),
  },
  sofas: { moss: sofa('moss', '#6f7d5c'), clay: sofa('clay', '#b9785a') },
  arts: { sun: art('sun', '#d39b4a'), moon: art('moon', '#8698a6') },
} as const;

export const drawnRoom: LayeredPictureProps = {
  base: drawn.bases.cream,
  layers: [drawn.arts.sun, drawn.sofas.moss],
  width: WIDTH,
  height: HEIGHT,
  alt: 'Phòng khách tường kem: sofa màu rêu, tranh mặt trời',
  color: '#d8c7ab',
  sizes: '(max-width: 800px) 100vw, 800px',
};
