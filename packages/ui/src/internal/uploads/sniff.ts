import { letters } from './bytes.ts';

export type FileKind =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/gif'
  | 'image/avif'
  | 'application/pdf'
  | 'application/zip';

/** How many bytes of a file `sniff` wants to see. */
export const SNIFF_LENGTH = 32;

/**
 * What a file is by its first bytes, whatever its name says; undefined for what we do not know.
 * Word and Excel files of today are zip archives.
 */
export function sniff(head: Uint8Array): FileKind | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (head[0] === 0x89 && letters(head, 1, 3) === 'PNG') return 'image/png';
  if (letters(head, 0) === 'RIFF' && letters(head, 8) === 'WEBP') return 'image/webp';
  if (letters(head, 0) === 'GIF8') return 'image/gif';
  if (letters(head, 0) === '%PDF') return 'application/pdf';
  if (letters(head, 0) === 'PK\u0003\u0004') return 'application/zip';
  // The brand may be `mif1` with `avif` among the compatible ones.
  if (letters(head, 4) === 'ftyp' && letters(head, 8, SNIFF_LENGTH - 8).includes('avif')) {
    return 'image/avif';
  }
  return undefined;
}
