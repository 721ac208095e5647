import { parentPort, workerData } from 'node:worker_threads';
import { detectPlan } from '@hien/domain/door-detector';
import type { Point } from '@hien/domain/office-plan';
import sharp from 'sharp';
import type { PlanAnswer } from './read-plan.ts';

/** What a decoder may be asked to unfold: a small file can be gigabytes. */
const pixels = 40_000_000;
/** Pixels of a side at most. */
const side = 20_000;
/** Decoding is no work of this thread's own: ending the thread would wait for it. */
const decodingSeconds = 5;
/** Pixels of the longer side that the detector is given; it works with fewer. */
const longest = 3600;

/** Decodes one picture and looks for its rooms and doors, in a thread that can be ended at any time. */
async function answer(content: Uint8Array): Promise<PlanAnswer> {
  const source = sharp(content, { limitInputPixels: pixels, failOn: 'error' });
  try {
    const { width, height, orientation = 1 } = await source.metadata();
    if (width * height > pixels || Math.max(width, height) > side) return { refused: 'TOO_LARGE' };
    const { data, info } = await source
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('b-w')
      .raw()
      .timeout({ seconds: decodingSeconds })
      .toBuffer({ resolveWithObject: true });
    const grey = new Uint8Array(info.width * info.height);
    for (let at = 0; at < grey.length; at += 1) grey[at] = data[at * info.channels] ?? 255;
    const turned = orientation > 4;
    const upright = { width: turned ? height : width, height: turned ? width : height };
    const back = upright.width / info.width;
    const seen = detectPlan({ pixels: grey, width: info.width, height: info.height });
    const toGiven = ([x, y]: Point): Point => [x * back, y * back];
    return {
      ...upright,
      rooms: seen.rooms.map((outline) => outline.map(toGiven)),
      doors: seen.doors.map((door) => ({
        ...door,
        opening: [toGiven(door.opening[0]), toGiven(door.opening[1])],
        width: door.width * back,
      })),
    };
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    // No fault of the picture that somebody could mend: the thread ends, and its caller may try again.
    if (said.startsWith('timeout')) throw error;
    return { refused: said.includes('pixel limit') ? 'TOO_LARGE' : 'UNSUPPORTED_MEDIA' };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await answer(workerData as Uint8Array));
