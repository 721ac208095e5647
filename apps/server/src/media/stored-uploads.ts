import { inArray } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import type { StoredPicture } from '../db/schema/columns.ts';
import { mediaUploads } from '../db/schema/system.ts';
import { uploadName } from './upload-address.ts';

/** Uploads as reviews keep them, in the order they were chosen. Nobody described them. */
export async function picturesOf(tx: Orm, addresses: readonly string[]): Promise<StoredPicture[]> {
  const names = addresses.map(uploadName).filter((name) => name !== null);
  if (names.length === 0) return [];
  const rows = await tx.select().from(mediaUploads).where(inArray(mediaUploads.name, names));
  const known = new Map(rows.map((row) => [row.name, row]));
  return [...new Set(names)].flatMap((name) => {
    const row = known.get(name);
    if (row === undefined) return [];
    const { width, height, placeholder, color } = row;
    const alt = { vi: '', en: null, ko: null };
    return [{ path: 'uploads', name, width, height, alt, placeholder, color }];
  });
}
