import { pictures } from '@hien/pictures';
import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { WirePicture } from '../db/localized.ts';
import { mediaUploads } from '../db/schema/system.ts';
import { uploadName } from '../media/upload-address.ts';

/** The pictures of addresses as the wire shows them; what is no longer there is left out. */
export type PicturesOf = (addresses: readonly string[]) => WirePicture[];

/** Looks up all addresses of an answer in one go. */
export async function loadPictures(
  database: Database,
  addresses: readonly string[],
): Promise<PicturesOf> {
  const names = [...new Set(addresses.map(uploadName))].filter((name) => name !== null);
  const rows =
    names.length === 0
      ? []
      : await database.orm.select().from(mediaUploads).where(inArray(mediaUploads.name, names));
  const uploads = rows.map((row): WirePicture => ({ ...shapeOf(row), path: 'uploads' }));
  const known = new Map([...uploads, ...ownPictures].map((one) => [addressOf(one), one]));
  return (wanted) =>
    wanted.flatMap((address) => {
      const picture = known.get(address);
      return picture === undefined ? [] : [picture];
    });
}

type Shape = Pick<WirePicture, 'name' | 'width' | 'height' | 'placeholder' | 'color'>;

/** Nobody described it: the page says whose picture it is. */
const shapeOf = ({ name, width, height, placeholder, color }: Shape) => ({
  name,
  width,
  height,
  alt: '',
  placeholder,
  color,
});

const addressOf = ({ path, name }: Pick<WirePicture, 'path' | 'name'>): string =>
  `/media/${path}/${name}`;

/** The sample's conversations show pictures of the product's own; what people write carries uploads alone. */
const ownPictures: readonly WirePicture[] = pictures.map((picture) => ({
  ...shapeOf(picture),
  path: picture.path,
}));
