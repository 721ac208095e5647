import type { Point } from '@hien/domain/office-plan';
import sharp from 'sharp';
import type { Random } from '../plan/random.ts';
import { type GreyPicture, type Projection, projecting, turning, warped } from './warp.ts';

/** What happens to a drawing before somebody uploads it. */
export const conditions = [
  'clean', 'jpeg 45', 'scan', 'skew', 'turned 17', 'turned 90', 'turned 180', 'turned 270', '20 px/m', 'mirrored', 'perspective',
] as const; // prettier-ignore
export type Condition = (typeof conditions)[number];

/** The picture under a condition, and where the drawing's points are on it; nothing when they stay. */
export async function under(
  condition: Condition,
  picture: GreyPicture,
  random: Random,
): Promise<{ picture: GreyPicture; matrix?: Projection }> {
  const { width, height } = picture;
  const turned = (degrees: number): { picture: GreyPicture; matrix: Projection } => {
    const turn = turning(width, height, degrees);
    return { picture: warped(picture, turn.matrix, turn, 255), matrix: turn.matrix };
  };
  switch (condition) {
    case 'clean':
    case '20 px/m':
      return { picture };
    case 'jpeg 45':
      return { picture: await asJpeg(picture, 45) };
    case 'scan':
      return { picture: await asJpeg(worn(await blurred(picture, 0.9), 9, 45, random), 45) };
    case 'skew':
      return turned(random.between(0.4, 3) * (random.chance(0.5) ? 1 : -1));
    case 'turned 17':
      return turned(17);
    case 'turned 90':
      return turned(90);
    case 'turned 180':
      return turned(180);
    case 'turned 270':
      return turned(270);
    case 'mirrored': {
      const matrix = [-1, 0, width, 0, 1, 0, 0, 0, 1];
      return { picture: warped(picture, matrix, picture, 255), matrix };
    }
    case 'perspective':
      return photographed(picture, random);
  }
}

/** A sheet on a table, taken with a phone: corners moved by up to four hundredths, shade, noise, JPEG. */
export async function photographed(
  picture: GreyPicture,
  random: Random,
): Promise<{ picture: GreyPicture; matrix: Projection }> {
  const { width, height } = picture;
  const off = (): number => random.between(0, 0.04);
  const corners: Point[] = [
    [off() * width, off() * height],
    [(1 - off()) * width, off() * height],
    [(1 - off()) * width, (1 - off()) * height],
    [off() * width, (1 - off()) * height],
  ];
  const matrix = projecting(width, height, corners);
  const seen = warped(picture, matrix, picture, 235);
  return { picture: await asJpeg(worn(await blurred(seen, 0.7), 6, 70, random), 70), matrix };
}

/** Paper under uneven light, read with noise. */
function worn(
  { pixels, width, height }: GreyPicture,
  noise: number,
  shade: number,
  random: Random,
): GreyPicture {
  const towards = random.between(0, Math.PI * 2);
  const depth = random.between(0.4, 1) * shade;
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const across =
        ((x / width - 0.5) * Math.cos(towards) + (y / height - 0.5) * Math.sin(towards)) / 1.42 +
        0.5;
      // Three uniform numbers are nearly a normal one.
      const grain = random.between(-1, 1) + random.between(-1, 1) + random.between(-1, 1);
      const value = (pixels[y * width + x] ?? 0) * (1 - (depth / 255) * across) + grain * noise;
      out[y * width + x] = Math.max(0, Math.min(255, Math.round(value)));
    }
  return { pixels: out, width, height };
}

const rawOf = ({ pixels, width, height }: GreyPicture) =>
  sharp(pixels, { raw: { width, height, channels: 1 } });

async function blurred(picture: GreyPicture, sigma: number): Promise<GreyPicture> {
  return greyOf(await rawOf(picture).blur(sigma).png().toBuffer());
}

async function asJpeg(picture: GreyPicture, quality: number): Promise<GreyPicture> {
  return greyOf(await rawOf(picture).jpeg({ quality }).toBuffer());
}

/** Any picture that sharp reads, an SVG as well, as grey on white. */
export async function greyOf(content: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(content)
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels === 1)
    return { pixels: new Uint8Array(data), width: info.width, height: info.height };
  const pixels = new Uint8Array(info.width * info.height);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = data[at * info.channels] ?? 0;
  return { pixels, width: info.width, height: info.height };
}
