import type { Orm } from '../db/database.ts';
import type { LocalizedText, StoredPicture } from '../db/schema/columns.ts';
import { ApiError } from '../http/api-error.ts';
import { picturesOf } from './stored-uploads.ts';
import { uploadName } from './upload-address.ts';
import { claimUploads } from './upload-repository.ts';

/** Where a picture is served: what a draft calls it. */
export const addressOf = ({ path, name }: StoredPicture): string => `/media/${path}/${name}`;

/**
 * What is stored of each address: a picture that is there already, or an upload, which is called as the thing is.
 * @throws {ApiError} PRODUCT_07, by what it answers, for an address that is neither.
 */
export async function pictureByAddress(
  tx: Orm,
  addresses: readonly string[],
  { had, called }: { readonly had: readonly StoredPicture[]; readonly called: LocalizedText },
): Promise<(address: string) => StoredPicture> {
  const uploaded = await picturesOf(tx, addresses);
  const known = new Map([...had, ...uploaded].map((one) => [addressOf(one), one]));
  return (address) => {
    const found = known.get(address);
    if (found === undefined) throw new ApiError('PRODUCT_07', { status: 422 });
    return found.alt.vi === '' ? { ...found, alt: called } : found;
  };
}

/**
 * New pictures belong to what names them from now on.
 * @throws {ApiError} PRODUCT_07 for one that is neither there already nor an upload.
 */
export async function claimNewPictures(
  tx: Orm,
  { had, asked }: { readonly had: readonly string[]; readonly asked: readonly string[] },
  claim: { readonly userId: number; readonly at: Date },
): Promise<void> {
  const known = new Set(had);
  const added = asked.filter((address) => !known.has(address));
  const isUploaded = added.every((address) => uploadName(address) !== null);
  if (!isUploaded || !(await claimUploads(tx, added, claim)))
    throw new ApiError('PRODUCT_07', { status: 422 });
}
