import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** A picture as it is stored. */
export type PictureSource = {
  readonly file: string;
  readonly extension: string;
  readonly version: string;
};

const folderPart = /^[a-z0-9][a-z0-9-]{0,79}$/;
const fileName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,150}\.[a-z0-9]{2,5}$/;
const extensions = new Set(['.avif', '.webp', '.jpg', '.jpeg', '.png', '.svg']);

export type PictureFolders = {
  /** The pictures of the product, one folder a kind. */
  readonly pictures: string;
  readonly uploads: string;
};

/**
 * Finds `{path}/{name}` among the product's pictures and the uploads. Every part must look like a name of
 * ours, so nothing leads out of the folders. Null when there is no such picture.
 */
export async function findPicture(
  folders: PictureFolders,
  address: string,
): Promise<PictureSource | null> {
  const parts = address.split('/');
  const name = parts.pop() ?? '';
  if (
    parts.length === 0 ||
    parts.length > 4 ||
    !parts.every((part) => folderPart.test(part)) ||
    !fileName.test(name)
  )
    return null;
  const extension = extname(name);
  if (!extensions.has(extension)) return null;
  const file =
    parts[0] === 'uploads'
      ? join(folders.uploads, ...parts.slice(1), name)
      : join(folders.pictures, ...parts, name);
  const found = await stat(file).catch(() => null);
  if (found === null || !found.isFile()) return null;
  return { file, extension, version: `${found.size}-${Math.floor(found.mtimeMs)}` };
}
