import {
  type Box,
  type PictureFault,
  type PictureLook,
  type PlanOfTwo,
  type SheetSize,
  type WrittenScale,
  inkOfDots,
  keptSize,
  lookOf,
  pictureFault,
  readPictureHead,
  twoPlans,
} from '@hien/domain/office-plan';

/** A picture as it will be kept: turned as it was taken, in the colours of a screen, no larger than rooms need. */
export interface ReadPicture {
  readonly picture: Blob;
  readonly width: number;
  readonly height: number;
  /** `blank` is never taken. A negative is kept as lines on paper. */
  readonly look: Exclude<PictureLook, 'blank'>;
  /** Scales that the sheet itself names. */
  readonly written?: readonly WrittenScale[];
  /** The plans of a sheet that seems to hold two, the larger one first. */
  readonly two: readonly [PlanOfTwo, PlanOfTwo] | null;
}
export type ReadFault =
  | PictureFault
  | 'broken'
  | 'blank'
  | 'unreadable'
  | 'endless'
  | 'no-lines'
  | 'pdf'
  | 'locked'
  | 'offline';

/** Bytes in which a picture says what it is. */
const head = 1024 * 1024;
/** Pixels of the copy that is looked at: thin lines are still seen in it. */
const small = 1_000;

/**
 * A chosen file as a picture of a plan, or why it is none.
 * @param part of the picture as it is kept, where not all of it is the plan
 */
export async function readPlanPicture(file: Blob, part?: Box): Promise<ReadPicture | ReadFault> {
  const bytes = new Uint8Array(await file.slice(0, head).arrayBuffer());
  const fault = pictureFault(file.size, readPictureHead(bytes));
  if (fault !== null) return fault;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return 'broken';
  }
  try {
    const from = inPixelsOf(bitmap, part);
    return await readDrawn(bitmap, keptSize(from.width, from.height), from);
  } finally {
    bitmap.close();
  }
}

/** A part of a picture as it is kept, in the pixels that the file itself has; all of it where there is no part. */
function inPixelsOf({ width, height }: SheetSize, part?: Box): Box {
  if (part === undefined) return { x: 0, y: 0, width, height };
  const share = Math.max(width, height) / Math.max(...Object.values(keptSize(width, height)));
  return {
    x: part.x * share,
    y: part.y * share,
    width: Math.min(part.width * share, width - part.x * share),
    height: Math.min(part.height * share, height - part.y * share),
  };
}

/**
 * What is drawn, as a picture in the size in which it is kept.
 * @param from the rectangle of the source that is the plan
 */
export async function readDrawn(
  source: ImageBitmap | HTMLCanvasElement,
  { width, height }: SheetSize,
  from: Box,
): Promise<ReadPicture | ReadFault> {
  const share = Math.min(1, small / Math.max(width, height));
  const copy = copyOf(source, Math.ceil(width * share), Math.ceil(height * share), from);
  const { data } = copy.getImageData(0, 0, copy.canvas.width, copy.canvas.height);
  const look = lookOf(data);
  if (look === 'blank') return 'blank';
  const two = look === 'photo' ? null : twoPlans(inkOfDots({ width, height }, data, copy.canvas));
  const drawn = copyOf(source, width, height, from);
  if (look === 'negative') {
    drawn.globalCompositeOperation = 'difference';
    drawn.fillStyle = 'white';
    drawn.fillRect(0, 0, width, height);
  }
  const picture = await new Promise<Blob | null>((done) => {
    drawn.canvas.toBlob(done, 'image/webp', 0.9);
  });
  return picture === null ? 'broken' : { picture, width, height, look, two };
}

function copyOf(
  source: ImageBitmap | HTMLCanvasElement,
  width: number,
  height: number,
  from: Box,
): CanvasRenderingContext2D {
  const context = blankCanvas(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, from.x, from.y, from.width, from.height, 0, 0, width, height);
  return context;
}

/** White paper to draw on. */
export function blankCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: width <= small });
  if (context === null) throw new Error('No canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  return context;
}
