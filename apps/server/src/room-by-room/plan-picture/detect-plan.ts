import { officeLimits, type Point } from '@hien/domain/office-plan';
import type { FastifyRequest } from 'fastify';
import { isTornForm, type Pictures } from '../../content/uploads.ts';
import { ApiError } from '../../http/api-error.ts';
import { disconnectSignal } from '../../http/errors/client-disconnect.ts';
import type { Handler } from '../../http/handler.ts';
import { callerOf } from '../../http/network/caller.ts';
import { FairQueue, unnamed } from '../../media/fair-queue.ts';
import { FormMemory } from '../../media/form-memory.ts';
import { kindOf } from '../../media/picture-kind.ts';
import { uploadLimits } from '../../media/upload-pictures.ts';
import { type PlanRead, readPlan } from './read-plan.ts';

/** Pictures of the largest size that are here at once. */
const mostWaiting = 6;

/** Looks for the rooms and the doors of a plan's picture. Nothing of it is kept; one picture is looked at at a time. */
export function detectPlan({ limits }: Pictures): Handler<'detectPlan'> {
  const turns = new FairQueue({ slots: 1, waiting: 1 });
  // Of their own: plans that wait for their turn keep no other form out, and who comes when these are full is told to come again.
  const memory = new FormMemory(mostWaiting * uploadLimits.fileBytes);
  return async ({ request, reply }) => {
    if (!request.isMultipart()) throw new ApiError('UNSUPPORTED_MEDIA');
    const caller = callerOf(request);
    const turn = { caller: caller ?? unnamed, signal: disconnectSignal(reply) };
    const { scale, plan } = await limits.reading.take(turn, () =>
      readForm(request, memory, (content) => {
        if (caller !== null) limits.spend(caller, content.length);
        const kind = kindOf(content);
        if (kind === null || kind === 'heif') throw new ApiError('UNSUPPORTED_MEDIA');
        return turns.take(turn, () => readPlan(content, { signal: turn.signal }));
      }),
    );
    return { data: answerOf(plan, scale) };
  };
}

type Form = { readonly scale: number | null; readonly plan: PlanRead };

async function readForm(
  request: FastifyRequest,
  memory: FormMemory,
  read: (content: Buffer) => Promise<PlanRead>,
): Promise<Form> {
  let scale: number | null = null;
  let plan: PlanRead | undefined;
  try {
    const parts = request.parts({
      limits: { files: 1, fileSize: uploadLimits.fileBytes, fields: 1, fieldSize: 20, parts: 2 },
    });
    for await (const part of parts) {
      if (part.type === 'field' && part.fieldname === 'metres_per_pixel') {
        scale = Number(part.value);
        if (!(scale >= 0.0001 && scale <= 1)) throw new ApiError('VALIDATION');
      } else if (part.type === 'file' && part.fieldname === 'files') {
        const { file } = part;
        plan = await memory.read(file, (content) => {
          if (file.truncated) throw new ApiError('TOO_LARGE');
          return read(content);
        });
      } else throw new ApiError('VALIDATION');
    }
  } catch (error) {
    throw isTornForm(error) ? new ApiError('VALIDATION') : error;
  }
  if (plan === undefined) throw new ApiError('VALIDATION');
  return { scale, plan };
}

/** Widths in metres when the scale is known; places stay pixels. */
const answerOf = ({ width, height, rooms, doors }: PlanRead, scale: number | null) => ({
  width,
  height,
  unit: scale === null ? ('pixel' as const) : ('metre' as const),
  rooms: rooms.slice(0, officeLimits.rooms).map((outline) => outline.map(inTenths)),
  doors: doors.slice(0, officeLimits.doors).map((door) => ({
    ...door,
    opening: door.opening.map(inTenths),
    width: scale === null ? tenth(door.width) : Math.round(door.width * scale * 1000) / 1000,
  })),
});

const tenth = (pixels: number): number => Math.round(pixels * 10) / 10;
const inTenths = ([x, y]: Point) => [tenth(x), tenth(y)];
