import { extname, join } from 'node:path';
import { diskStore } from './disk-store.ts';
import type { MediaStore, StoredObject } from './media-store.ts';
import { uploadName, uploadsPath } from './upload-address.ts';

/** A picture as it is stored. */
export type PictureSource = StoredObject & {
  /** Its address below `/media/`. */
  readonly key: string;
  readonly extension: string;
};

const folderPart = /^[a-z0-9][a-z0-9-]{0,79}$/;
const fileName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,150}\.[a-z0-9]{2,5}$/;
const extensions = new Set(['.avif', '.webp', '.jpg', '.jpeg', '.png', '.svg']);

export type PictureFolders = {
  /** The pictures of the product, one folder a kind. */
  readonly pictures: string;
  readonly uploads: MediaStore;
};

/** Rooms of the house as designs sell them (docs/adr/0170): `/media` has none of them. */
const sold = 'sold';

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
    parts[0] === sold ||
    !parts.every((part) => folderPart.test(part)) ||
    !fileName.test(name)
  )
    return null;
  const extension = extname(name);
  if (!extensions.has(extension)) return null;
  if (
    parts[0] === 'uploads' &&
    uploadName(`${uploadsPath}${address.slice('uploads/'.length)}`) === null
  )
    return null;
  const found =
    parts[0] === 'uploads'
      ? await folders.uploads.find(name)
      : await diskStore(folders.pictures).find(join(...parts, name));
  return found === null ? null : { ...found, key: address, extension };
}

/** The same picture as designs sell it: a room of the house in its whole size where there is one, everything else as it is. */
export async function findSold(
  folders: PictureFolders,
  address: string,
): Promise<PictureSource | null> {
  const shown = await findPicture(folders, address);
  const [path, name = '', ...more] = address.split('/');
  if (shown === null || path !== 'rooms' || more.length > 0) return shown;
  const found = await diskStore(folders.pictures).find(join(sold, name));
  return found === null ? shown : { ...found, key: `${sold}/${name}`, extension: shown.extension };
}
