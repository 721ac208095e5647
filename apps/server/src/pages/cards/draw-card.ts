import { cardSize } from '@hien/domain/routes';
import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { uploadLimits } from '../../media/upload-pictures.ts';
import { drawable, fold, markup } from './card-text.ts';
import { fontFile as fontfile } from './font/font-file.ts';
import { readMark } from './mark.ts';

/** What messengers load without asking: some leave larger ones out. */
const mostBytes = 150_000;

const { width, height } = cardSize;
const edge = 72;

const paper = '#f6efe3';
const leaf = '#3b5a48';

/** Where things stand, and in which colours: over the picture, or beside one that must not be cropped. */
const layouts = {
  over: { text: width - 2 * edge, colour: '#fffdf9', quiet: '#efe6d8', sizes: [68, 54] },
  beside: { text: 500, colour: '#29241e', quiet: '#6b6152', sizes: [54, 44] },
} as const;

/** Of a title, at the first and at the smaller size. */
const lines = [3, 4];
const lineHeight = 1.265;

const scrim = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a" x2="0" y2="1"><stop offset="0" stop-color="#1b150e" stop-opacity=".38"/><stop offset=".3" stop-color="#1b150e" stop-opacity=".2"/><stop offset="1" stop-color="#1b150e" stop-opacity=".86"/></linearGradient><rect width="100%" height="100%" fill="url(#a)"/></svg>`,
);

type Drawn = { readonly input: Buffer; readonly width: number; readonly height: number };

export type CardDrawing = {
  readonly layout: keyof typeof layouts;
  /** What kind of thing it is, in a word. */
  readonly label: string;
  readonly title: string;
  readonly price: string | undefined;
  /** A file's path, or its content; undefined where there is none. */
  readonly ground: string | Buffer | undefined;
};

/** A card as JPEG. */
export async function drawCard({
  layout,
  label,
  title,
  price,
  ground,
}: CardDrawing): Promise<Buffer> {
  const { text, colour, quiet } = layouts[layout];
  const heading = await titleIn(drawable(title), layout);
  const above = await letters(label, { size: 30, colour: quiet, width: text });
  const below =
    price === undefined ? null : await letters(price, { size: 44, colour, width: text });
  const foot = height - edge;
  const titleFoot = below === null ? foot : foot - below.height - 28;
  const titleTop = titleFoot - (heading?.height ?? 0);
  const at = (drawn: Drawn, top: number): OverlayOptions => ({
    input: drawn.input,
    left: edge,
    top: Math.round(top),
  });
  const overlays: OverlayOptions[] = [
    ...(layout === 'over' ? [{ input: scrim, left: 0, top: 0 }] : []),
    { input: await markOn(layout), left: edge, top: 60 },
    at(above, titleTop - above.height - 24),
    ...(heading === null ? [] : [at(heading, titleTop)]),
    ...(below === null ? [] : [at(below, foot - below.height)]),
  ];
  return encoded((await groundOf(layout, ground)).composite(overlays));
}

const markOn = async (layout: CardDrawing['layout']): Promise<Buffer> =>
  sharp(await readMark(layout === 'over' ? 'picture' : 'paper'))
    .resize({ height: 64 })
    .png()
    .toBuffer();

/** The picture over the whole card, or beside the text; paper where there is none. */
async function groundOf(
  layout: CardDrawing['layout'],
  ground: CardDrawing['ground'],
): Promise<Sharp> {
  const plain = (background: string): Sharp =>
    sharp({ create: { width, height, channels: 3, background } });
  if (ground === undefined) return plain(layout === 'over' ? leaf : paper);
  const across = layout === 'over' ? width : height - 20;
  // As pixels: without a format it would be packed once more in its own, and AVIF takes two seconds for that.
  const { data, info } = await sharp(typeof ground === 'string' ? await readFile(ground) : ground, {
    limitInputPixels: uploadLimits.pixels,
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ width: across, height, fit: 'cover' })
    .flatten({ background: paper })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (layout === 'over') return sharp(data, { raw: info });
  const beside = await plain(paper)
    .composite([{ input: data, raw: info, left: width - across, top: 0 }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(beside.data, { raw: beside.info });
}

/** The title as large as it can be, folded where even the smaller size does not hold it. */
async function titleIn(title: string, layout: CardDrawing['layout']): Promise<Drawn | null> {
  if (title === '') return null;
  const { text, colour, sizes } = layouts[layout];
  const draw = (words: string, size: number): Promise<Drawn> =>
    letters(words, { size, colour, width: text });
  const fitsIn = (drawn: Drawn, step: number): boolean =>
    drawn.height <= (lines[step] ?? 1) * (sizes[step] ?? 1) * lineHeight;
  const large = await draw(title, sizes[0]);
  if (fitsIn(large, 0)) return large;
  return draw(await fold(title, async (words) => fitsIn(await draw(words, sizes[1]), 1)), sizes[1]);
}

export async function letters(
  text: string,
  { size, colour, width: across }: { size: number; colour: string; width: number },
): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: `<span insert_hyphens="false" foreground="${colour}">${markup(text)}</span>`,
      font: `Hien Card ${size}`,
      fontfile,
      width: across,
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** As good as it can be within the bytes. */
async function encoded(card: Sharp): Promise<Buffer> {
  const { data, info } = await card.raw().toBuffer({ resolveWithObject: true });
  const whole = (): Sharp => sharp(data, { raw: info });
  for (const quality of [82, 70, 58, 44]) {
    // oxlint-disable-next-line no-await-in-loop -- the next is for what is too large
    const jpeg = await whole().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= mostBytes) return jpeg;
  }
  return whole().blur(1).jpeg({ quality: 40, mozjpeg: true }).toBuffer();
}
