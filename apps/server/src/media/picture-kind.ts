/** What an upload may be, as sharp names it. */
export type UploadKind = 'jpeg' | 'png' | 'webp' | 'heif';

const text = (content: Buffer, from: number, to: number): string =>
  content.toString('latin1', from, to);

/**
 * What the first bytes are, whatever the name and the declared type say. Anything else never reaches a
 * decoder: a drawing (SVG) is a program to one, and an animation holds more than it shows.
 */
export function kindOf(content: Buffer): UploadKind | null {
  if (text(content, 0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (text(content, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (text(content, 0, 4) === 'RIFF' && text(content, 8, 12) === 'WEBP') return 'webp';
  // The main brand may be `mif1`, with `avif` among the compatible ones.
  if (text(content, 4, 8) === 'ftyp' && text(content, 8, 32).includes('avif')) return 'heif';
  return null;
}
