/** What a picture of a plan may be, so that a phone can draw it. */
export const planPicture = {
  bytes: 20 * 1024 * 1024,
  pixels: 40_000_000,
  /** Pixels of the shorter side: below that walls cannot be told from letters. */
  least: 200,
  /** How many times the longer side is the shorter one at most. */
  ratio: 8,
  /** Pixels of the longer side as it is kept. */
  kept: 2_000,
} as const;

/** A picture by its first bytes, before it is drawn anew: a small file can unfold into gigabytes. Pixels as they are stored, before any turn. */
export type PictureHead = {
  readonly type: 'png' | 'jpeg' | 'webp';
  readonly width: number;
  readonly height: number;
};

/** Why a picture is not taken; the first one counts. */
export const pictureFaults = ['bytes', 'type', 'pixels', 'small', 'thin'] as const;
export type PictureFault = (typeof pictureFaults)[number];

/**
 * What a file says it is by its content, whatever its name; null when it is none of the three.
 * @param bytes its beginning; 256 kB are enough for all but a JPEG with an unusually large preview
 */
export function readPictureHead(bytes: Uint8Array): PictureHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const read = pngHead(view) ?? jpegHead(view) ?? webpHead(view);
    return read !== null && read.width > 0 && read.height > 0 ? read : null;
  } catch {
    // A file that ends within its own head.
    return null;
  }
}

/** Whether a picture can be taken as a plan; null when it can. */
export function pictureFault(size: number, head: PictureHead | null): PictureFault | null {
  if (size > planPicture.bytes) return 'bytes';
  if (head === null) return 'type';
  const [short, long] = [Math.min(head.width, head.height), Math.max(head.width, head.height)];
  if (short * long > planPicture.pixels) return 'pixels';
  if (long > short * planPicture.ratio) return 'thin';
  return short < planPicture.least ? 'small' : null;
}

/** How large a picture is kept: its longer side no more than the limit, its shape as it is. */
export function keptSize(width: number, height: number): { width: number; height: number } {
  const share = Math.min(1, planPicture.kept / Math.max(width, height, 1));
  return {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  };
}

const letters = (view: DataView, at: number, count = 4): string =>
  String.fromCharCode(...Array.from({ length: count }, (_, next) => view.getUint8(at + next)));

function pngHead(view: DataView): PictureHead | null {
  if (view.getUint32(0) !== 0x89504e47 || letters(view, 12) !== 'IHDR') return null;
  return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Frames of a JPEG carry its measures; C4, C8 and CC are tables that only look like frames. */
const isFrame = (mark: number): boolean =>
  mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;

function jpegHead(view: DataView): PictureHead | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null;
    const mark = view.getUint8(at + 1);
    if (mark === 0xff) at += 1;
    else if (isFrame(mark))
      return { type: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

function webpHead(view: DataView): PictureHead | null {
  if (letters(view, 0) !== 'RIFF' || letters(view, 8) !== 'WEBP') return null;
  const small = (at: number) => view.getUint16(at, true) & 0x3fff;
  const large = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (letters(view, 12)) {
    case 'VP8X':
      return { type: 'webp', width: large(24), height: large(27) };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { type: 'webp', width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case 'VP8 ':
      return { type: 'webp', width: small(26), height: small(28) };
    default:
      return null;
  }
}
