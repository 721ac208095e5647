import { Worker } from 'node:worker_threads';
import type { PlanSeen } from '@hien/domain/door-detector';
import { ApiError } from '../../http/api-error.ts';

/** The rooms and doors of a picture, in its pixels as it is seen upright; or why it is none. */
export type PlanAnswer =
  | (PlanSeen & { readonly width: number; readonly height: number })
  | { readonly refused: 'TOO_LARGE' | 'UNSUPPORTED_MEDIA' };

export type PlanRead = Exclude<PlanAnswer, { refused: string }>;

/** What looking at one picture may cost: of a processor, and of the clock where many want one. */
const most = { processorMs: 5000, milliseconds: 30_000, megabytes: 256 };
/** How often it is looked what it has cost. */
const every = 250;

const file = new URL('plan-worker.ts', import.meta.url);

/**
 * Reads a picture in a thread of its own, which is ended when it takes too long, needs too much memory or nobody waits any more.
 * @throws {ApiError} TOO_LARGE, UNSUPPORTED_MEDIA; UNAVAILABLE when it could not be read within the limits
 */
export async function readPlan(
  content: Uint8Array,
  {
    signal,
    processorMs = most.processorMs,
    worker = file,
  }: { readonly signal?: AbortSignal; readonly processorMs?: number; readonly worker?: URL } = {},
): Promise<PlanRead> {
  const thread = new Worker(worker, {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: most.megabytes },
  });
  const answer = await new Promise<PlanAnswer>((resolve, reject) => {
    const fail = (): void => reject(new ApiError('UNAVAILABLE', { retryAfterSeconds: 30 }));
    const begun = performance.now();
    const limit = setInterval(() => {
      if (performance.now() - begun > most.milliseconds) fail();
      // A thread that has just ended costs nothing any more.
      thread.cpuUsage().then(
        ({ user, system }) => {
          if ((user + system) / 1000 > processorMs) fail();
        },
        () => undefined,
      );
    }, every);
    thread.once('message', resolve);
    thread.once('error', fail);
    // A thread that ends has answered before, or never will.
    thread.once('exit', () => {
      clearInterval(limit);
      fail();
    });
    signal?.addEventListener('abort', fail, { once: true });
  }).finally(() => thread.terminate());
  if ('refused' in answer) throw new ApiError(answer.refused);
  return answer;
}
