import type { Database } from '../db/database.ts';
import { mediaUploads } from '../db/schema/system.ts';

/** The address of a picture that two characters name. */
export const uploaded = (two: string): string => `/media/uploads/${two.repeat(16)}.webp`;

/** What the picture of an address is stored as. */
export const uploadName = (address: string): string => address.slice('/media/uploads/'.length);

/**
 * A picture that somebody uploaded, without its file.
 * @param address as `uploaded` makes it
 * @param size in pixels
 */
export async function plantUpload(
  { orm }: Database,
  address: string,
  size = { width: 1200, height: 900 },
): Promise<void> {
  const name = uploadName(address);
  await orm.insert(mediaUploads).values({
    ...size,
    name,
    bytes: 1000,
    sha256: name,
    placeholder: '',
    color: '#ded7cb',
  });
}
