import { SNIFF_LENGTH, sniff, type FileKind } from './sniff.ts';
import { stripLocation } from './strip-location.ts';

export type Refusal = 'type' | 'size' | 'empty';

export interface Rules {
  kinds: readonly FileKind[];
  maxBytes: number;
}

export const imageKinds = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
] as const satisfies readonly FileKind[];

/** A file that may go, without its location, or why it may not. Judged by its content, not by its name. */
export async function prepare(file: File, rules: Rules): Promise<File | Refusal> {
  if (file.size === 0) return 'empty';
  const kind = sniff(new Uint8Array(await file.slice(0, SNIFF_LENGTH).arrayBuffer()));
  if (kind === undefined || !rules.kinds.includes(kind)) return 'type';
  if (file.size > rules.maxBytes) return 'size';
  if (!kind.startsWith('image/')) return file;
  const bytes = stripLocation(new Uint8Array(await file.arrayBuffer()));
  return new File([bytes], file.name, { type: kind, lastModified: file.lastModified });
}
