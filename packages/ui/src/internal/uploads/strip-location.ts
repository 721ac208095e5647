import { letters, without } from './bytes.ts';
import { sniff } from './sniff.ts';
import { blankGps } from './tiff.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Keeps the EXIF block, which holds the orientation, without its GPS part; drops XMP and IPTC whole. */
function jpeg(bytes: Bytes): Bytes {
  const dropped: [number, number][] = [];
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1];
    // The picture itself starts here; nothing after it is about the place.
    if (marker === 0xda) break;
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    if (marker === 0xe1 && letters(bytes, at + 4) === 'Exif') blankGps(bytes, at + 10);
    else if (marker === 0xe1 || marker === 0xed) dropped.push([at, Math.min(end, bytes.length)]);
    at = end;
  }
  return without(bytes, dropped);
}

/** Chunks of words and of EXIF; a PNG draws the same without them. */
const pngWords = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt']);

function png(bytes: Bytes): Bytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const dropped: [number, number][] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = Math.min(at + 12 + view.getUint32(at), bytes.length);
    if (pngWords.has(letters(bytes, at + 4))) dropped.push([at, end]);
    at = end;
  }
  return without(bytes, dropped);
}

function webp(bytes: Bytes): Bytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true);
    const name = letters(bytes, at);
    // Some writers put the JPEG's own heading before the block.
    if (name === 'EXIF') blankGps(bytes, at + 8 + (letters(bytes, at + 8) === 'Exif' ? 6 : 0));
    if (name === 'XMP ') bytes.fill(0x20, at + 8, Math.min(at + 8 + length, bytes.length));
    at += 8 + length + (length % 2);
  }
  return bytes;
}

/** Blanks in place, wherever the blocks lie: an AVIF counts its bytes in tables of its own. */
function avif(bytes: Bytes): Bytes {
  for (let at = 0; at + 8 <= bytes.length; at += 1) {
    const first = bytes[at];
    if (first === 0x49 || first === 0x4d) {
      const head = letters(bytes, at);
      if (head === 'II*\u0000' || head === 'MM\u0000*') blankGps(bytes, at);
    } else if (first === 0x3c && letters(bytes, at, 10) === '<x:xmpmeta') {
      let end = at;
      while (end < bytes.length && letters(bytes, end, 12) !== '</x:xmpmeta>') end += 1;
      bytes.fill(0x20, at, Math.min(end + 12, bytes.length));
      at = end;
    }
  }
  return bytes;
}

/**
 * The picture without the place where it was taken: photos of homes must not tell an address (law table,
 * photos of homes). Takes the bytes over; what is no picture comes back as it is.
 */
export function stripLocation(bytes: Bytes): Bytes {
  const kind = sniff(bytes);
  if (kind === 'image/jpeg') return jpeg(bytes);
  if (kind === 'image/png') return png(bytes);
  if (kind === 'image/webp') return webp(bytes);
  if (kind === 'image/avif') return avif(bytes);
  return bytes;
}
