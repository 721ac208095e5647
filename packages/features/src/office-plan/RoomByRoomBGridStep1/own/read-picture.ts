import {
  type PictureFault,
  type PictureLook,
  type WrittenScale,
  keptSize,
  lookOf,
  pictureFault,
  readPictureHead,
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

/** A chosen file as a picture of a plan, or why it is none. */
export async function readPlanPicture(file: Blob): Promise<ReadPicture | ReadFault> {
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
    const { width, height } = keptSize(bitmap.width, bitmap.height);
    return await readDrawn(bitmap, width, height);
  } finally {
    bitmap.close();
  }
}

/** What is drawn, as a picture in the size in which it is kept. */
export async function readDrawn(
  source: ImageBitmap | HTMLCanvasElement,
  width: number,
  height: number,
): Promise<ReadPicture | ReadFault> {
  const share = Math.min(1, small / Math.max(width, height));
  const copy = copyOf(source, Math.ceil(width * share), Math.ceil(height * share));
  const look = lookOf(copy.getImageData(0, 0, copy.canvas.width, copy.canvas.height).data);
  if (look === 'blank') return 'blank';
  const drawn = copyOf(source, width, height);
  if (look === 'negative') {
    drawn.globalCompositeOperation = 'difference';
    drawn.fillStyle = 'white';
    drawn.fillRect(0, 0, width, height);
  }
  const picture = await new Promise<Blob | null>((done) => {
    drawn.canvas.toBlob(done, 'image/webp', 0.9);
  });
  return picture === null ? 'broken' : { picture, width, height, look };
}

function copyOf(
  source: ImageBitmap | HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D {
  const context = blankCanvas(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
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
