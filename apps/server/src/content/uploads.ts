import { type ErrorCode, type Language, errorText } from '@hien/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type FieldError } from '../http/api-error.ts';
import { callerOf } from '../http/network/caller.ts';
import { disconnectSignal } from '../http/errors/client-disconnect.ts';
import type { Handler } from '../http/handler.ts';
import { unnamed } from '../media/fair-queue.ts';
import type { FormMemory } from '../media/form-memory.ts';
import type { MediaStore } from '../media/media-store.ts';
import { uploadAddress } from '../media/upload-address.ts';
import type { PictureLimits } from '../media/upload-limits.ts';
import { encodeUpload, uploadLimits } from '../media/upload-pictures.ts';
import { readDocument } from '../media/document.ts';
import { type Keeping, type Make, keepUpload } from '../media/upload-repository.ts';
import type { Services } from '../services.ts';

/** What pictures are uploaded for: each that the contract names. */
const folders = new Set([
  'inbox',
  'customer-center',
  'claim',
  'avatar',
  'review',
  'interior-share',
  'item',
  'portfolio',
]);

type Outcome = { readonly name: string } | { readonly refused: ErrorCode };

/**
 * Takes up to 10 pictures and answers their addresses in the order of the files. A refusal names each file
 * that was refused (`files.2`); the others are kept for a day, so that sending them again stores nothing twice.
 */
export function uploadImages(services: Services, pictures: Pictures): Handler<'uploadImages'> {
  return async ({ request, reply, language }) => {
    const received = await receive(services, pictures, { request, reply });
    if (!folders.has(received.purpose)) throw new ApiError('VALIDATION');
    return { data: addressesOf(received.outcomes, language) };
  };
}

/** The same for pictures that only their owner and staff may see. */
export function uploadPrivate(services: Services, pictures: Pictures): Handler<'uploadPrivate'> {
  return async ({ request, reply, language, signedIn }) => {
    const { userId: owner } = await signedIn();
    const { outcomes } = await receive(services, pictures, { request, reply }, { owner });
    return { data: addressesOf(outcomes, language) };
  };
}

/** One PDF that its owner and staff alone may see: a CV. */
export function uploadPrivateDocument(
  services: Services,
  pictures: Pictures,
): Handler<'uploadPrivateDocument'> {
  return async ({ request, reply, language, signedIn }) => {
    const { userId: owner } = await signedIn();
    const kept = { owner, files: 1, make: readDocument };
    const { outcomes } = await receive(services, pictures, { request, reply }, kept);
    return { data: addressesOf(outcomes, language) };
  };
}

/** Where pictures go, and what they may cost. */
export type Pictures = { readonly store: MediaStore; readonly limits: PictureLimits };

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Waits for the caller's turn to be read; the body waits in the network. */
async function receive(
  { database, now }: Services,
  { store, limits }: Pictures,
  { request, reply }: Exchange,
  {
    owner,
    files = uploadLimits.files,
    make = encodeUpload,
  }: { readonly owner?: number; readonly files?: number; readonly make?: Make } = {},
): Promise<Received> {
  if (!request.isMultipart()) throw new ApiError('UNSUPPORTED_MEDIA');
  const caller = callerOf(request);
  const turn = { caller: caller ?? unnamed, signal: disconnectSignal(reply) };
  const turns = limits.encoding;
  const keeping: Keeping = { database, store, at: new Date(now()), owner, turns, turn, make };
  return limits.reading.take(turn, () =>
    readForm(request, { memory: limits.memory, files }, async (content, truncated) => {
      // Visitors behind one proxy that nobody has named would use up each other's bytes.
      if (caller !== null) limits.spend(caller, content.length);
      return truncated
        ? { refused: 'TOO_LARGE' }
        : keepUpload(content, keeping).then((name) => ({ name }), refusal);
    }),
  );
}

type Received = { readonly purpose: string; readonly outcomes: readonly Outcome[] };

/** Reads the form and keeps its pictures one after another. */
async function readForm(
  request: FastifyRequest,
  { memory, files }: { readonly memory: FormMemory; readonly files: number },
  keep: (content: Buffer, truncated: boolean) => Promise<Outcome>,
): Promise<Received> {
  const outcomes: Outcome[] = [];
  let purpose = '';
  try {
    const parts = request.parts({
      limits: {
        files,
        fileSize: uploadLimits.fileBytes,
        fields: 4,
        fieldSize: 200,
        parts: files + 4,
      },
    });
    for await (const part of parts) {
      if (part.type === 'field') {
        if (part.fieldname === 'folder') purpose = String(part.value);
      } else if (part.fieldname === 'files') {
        const { file } = part;
        outcomes.push(await memory.read(file, (content) => keep(content, file.truncated)));
      } else {
        throw new ApiError('VALIDATION');
      }
    }
  } catch (error) {
    throw isTornForm(error) ? new ApiError('VALIDATION') : error;
  }
  return { purpose, outcomes };
}

/** @throws {ApiError} of the first file that was refused, with all of them; VALIDATION without a file. */
function addressesOf(outcomes: readonly Outcome[], language: Language): string[] {
  if (outcomes.length === 0) throw new ApiError('VALIDATION');
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
  return outcomes.flatMap((outcome) => ('name' in outcome ? [uploadAddress(outcome.name)] : []));
}

/** What is wrong with one file is told beside the others; a fault of ours and a limit of the caller's are not. */
function refusal(error: unknown): Outcome {
  if (error instanceof ApiError && error.code !== 'RATE_LIMITED') return { refused: error.code };
  throw error;
}

/** The form's parser says with a plain error that a boundary is missing or the body was cut short. */
export function isTornForm(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^Multipart: |^The needle |multipart data|Malformed part header/.test(error.message)
  );
}
