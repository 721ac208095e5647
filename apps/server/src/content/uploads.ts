import { mediaUploads } from '../db/schema/system.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { uploadsPath } from '../media/upload-address.ts';
import { type StoredUpload, storePicture, uploadLimits } from '../media/upload-pictures.ts';
import type { Services } from '../services.ts';

const folders = new Set(['inbox']);

/** Takes up to 10 pictures and answers their addresses in the order of the files. */
export function uploadImages({ database, now }: Services, folder: string): Handler<'uploadImages'> {
  return async ({ request }) => {
    if (!request.isMultipart()) throw new ApiError('UNSUPPORTED_MEDIA');
    const stored: StoredUpload[] = [];
    let purpose: string | null = null;
    const parts = request.parts({
      limits: {
        files: uploadLimits.files,
        fileSize: uploadLimits.fileBytes,
        fields: 4,
        fieldSize: 200,
        parts: uploadLimits.files + 4,
      },
    });
    try {
      for await (const part of parts) {
        if (part.type === 'field') {
          if (part.fieldname === 'folder') purpose = String(part.value);
        } else if (part.fieldname === 'files') {
          stored.push(await storePicture(folder, await part.toBuffer()));
        } else {
          throw new ApiError('VALIDATION');
        }
      }
    } catch (error) {
      throw isTornForm(error) ? new ApiError('VALIDATION') : error;
    }
    if (purpose === null || !folders.has(purpose) || stored.length === 0)
      throw new ApiError('VALIDATION');
    const kept = purpose;
    const createdAt = new Date(now());
    await database.orm
      .insert(mediaUploads)
      .values(stored.map((upload) => ({ ...upload, folder: kept, createdAt })));
    return { data: stored.map(({ name }) => `${uploadsPath}${name}`) };
  };
}

/** The form's parser says with a plain error that a boundary is missing or the body was cut short. */
function isTornForm(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^Multipart: |multipart data|Malformed part header/.test(error.message)
  );
}
