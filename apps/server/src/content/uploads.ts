import { type ErrorCode, errorText } from '@hien/domain';
import { ApiError, type FieldError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import type { MediaStore } from '../media/media-store.ts';
import { uploadsPath } from '../media/upload-address.ts';
import { uploadLimits } from '../media/upload-pictures.ts';
import { keepUpload } from '../media/upload-repository.ts';
import type { Services } from '../services.ts';

/** What pictures are uploaded for. */
const folders = new Set(['inbox', 'customer-center', 'licence', 'avatar', 'review']);

type Outcome = { readonly name: string } | { readonly refused: ErrorCode };

/**
 * Takes up to 10 pictures and answers their addresses in the order of the files. A refusal names each file
 * that was refused (`files.2`); the others are kept for a day, so that sending them again stores nothing twice.
 */
export function uploadImages(
  { database, now }: Services,
  store: MediaStore,
): Handler<'uploadImages'> {
  return async ({ request, language }) => {
    if (!request.isMultipart()) throw new ApiError('UNSUPPORTED_MEDIA');
    const keeping = { database, store, at: new Date(now()) };
    const outcomes: Outcome[] = [];
    let purpose = '';
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
          const content = await part.toBuffer();
          outcomes.push(
            part.file.truncated
              ? { refused: 'TOO_LARGE' }
              : await keepUpload(content, keeping).then((name) => ({ name }), refusal),
          );
        } else {
          throw new ApiError('VALIDATION');
        }
      }
    } catch (error) {
      throw isTornForm(error) ? new ApiError('VALIDATION') : error;
    }
    if (!folders.has(purpose) || outcomes.length === 0) throw new ApiError('VALIDATION');
    const errors = outcomes.flatMap((outcome, index): FieldError[] =>
      'refused' in outcome
        ? [
            {
              field: `files.${index}`,
              code: outcome.refused,
              message: errorText(outcome.refused, language),
            },
          ]
        : [],
    );
    const first = outcomes.find((outcome) => 'refused' in outcome);
    if (first !== undefined) throw new ApiError(first.refused, { errors });
    return {
      data: outcomes.flatMap((outcome) =>
        'name' in outcome ? [`${uploadsPath}${outcome.name}`] : [],
      ),
    };
  };
}

/** What is wrong with one file is told beside the others; a fault of ours is not. */
function refusal(error: unknown): Outcome {
  if (error instanceof ApiError) return { refused: error.code };
  throw error;
}

/** The form's parser says with a plain error that a boundary is missing or the body was cut short. */
function isTornForm(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^Multipart: |multipart data|Malformed part header/.test(error.message)
  );
}
