import {
  type Language,
  type ProjectContent,
  type ProjectFault,
  errorText,
  projectPictureAddresses,
} from '@hien/domain';
import type { Orm } from '../../../db/database.ts';
import type { contractorProjects } from '../../../db/schema/construction.ts';
import { ApiError } from '../../../http/api-error.ts';
import { uploadName } from '../../../media/upload-address.ts';
import { claimUploads } from '../../../media/upload-repository.ts';
import { contentOf } from './project-version.ts';

/** @throws {ApiError} VALIDATION with every fault at its field. */
export function judged(faults: readonly ProjectFault[], language: Language): void {
  if (faults.length === 0) return;
  throw new ApiError('VALIDATION', {
    status: 422,
    errors: faults.map(({ field }) => ({
      field,
      code: 'VALIDATION',
      message: errorText('VALIDATION', language),
    })),
  });
}

/**
 * New pictures are the project's from now on.
 * @throws {ApiError} PRODUCT_07 for a picture that is neither the project's nor an upload.
 */
export async function claimPictures(
  tx: Orm,
  project: typeof contractorProjects.$inferSelect | null,
  content: ProjectContent,
  claim: { readonly userId: number; readonly at: Date },
): Promise<void> {
  const known = new Set(project === null ? [] : projectPictureAddresses(contentOf(project)));
  const added = projectPictureAddresses(content).filter((address) => !known.has(address));
  const isUploaded = added.every((address) => uploadName(address) !== null);
  if (!isUploaded || !(await claimUploads(tx, added, claim)))
    throw new ApiError('PRODUCT_07', { status: 422 });
}
