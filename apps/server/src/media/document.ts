import { createHash, randomBytes } from 'node:crypto';
import { ApiError } from '../http/api-error.ts';
import type { UploadFacts } from './upload-pictures.ts';

/** How far from its end a PDF may say where its table stands; readers look no further. */
const tail = 2048;

/**
 * Reads a document by its content, never by its name or declared type: a PDF begins with its version and ends with where
 * its table of contents stands. It is kept as it is: whoever opens it does so in a reader of their own, never in our pages.
 * @throws {ApiError} UNSUPPORTED_MEDIA for anything else.
 */
export async function readDocument(content: Buffer): Promise<{ facts: UploadFacts; data: Buffer }> {
  const head = content.subarray(0, 8).toString('latin1');
  const end = content.subarray(-tail).toString('latin1');
  if (!/^%PDF-[12]\.\d$/.test(head) || !/startxref\s+\d+\s+%%EOF/.test(end))
    throw new ApiError('UNSUPPORTED_MEDIA');
  return {
    data: content,
    facts: {
      name: `${randomBytes(16).toString('hex')}.pdf`,
      width: 0,
      height: 0,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      placeholder: '',
      color: '',
    },
  };
}
