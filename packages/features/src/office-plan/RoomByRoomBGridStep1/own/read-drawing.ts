import { type Box, type VectorPlan, isDxf, isSvg, vectorLimits } from '@hien/domain/office-plan';
import { trustedAddress } from '../../../shared/files/trusted-address.ts';
import { type DrawingAnswer, type DrawingQuestion, unpacked } from './drawing/messages.ts';
// oxlint-disable-next-line import/default -- its address, which the build gives
import workerAddress from './drawing/worker.ts?worker&url';
import type { ReadFault, ReadPicture } from './read-picture.ts';

/** A drawing of lines as a picture, with what is known of it exactly. */
export interface ReadDrawing extends ReadPicture {
  readonly plan: VectorPlan;
  /** The picture is the page as it looks, and not only its lines. */
  readonly isSheet: boolean;
}

/** A drawing that is read beside the page, whole and in parts, until it is closed: who gives up waiting closes it too. */
export interface OpenDrawing {
  whole(): Promise<ReadDrawing | ReadFault>;
  within(part: Box): Promise<ReadDrawing | ReadFault>;
  close(): void;
}

/** Bytes in which a drawing says what it is. */
const head = 65_536;

/** Whether a chosen file is a drawing of lines; what is none may be a picture. */
export async function isDrawing(file: Blob): Promise<boolean> {
  const beginning = await file.slice(0, head).text();
  return isSvg(beginning) || isDxf(beginning);
}

/** Opens a drawing of lines on the device; nothing of it is sent. What is longer than is read is told so at once. */
export function openDrawing(file: Blob): OpenDrawing | ReadFault {
  if (file.size > vectorLimits.characters) return 'bytes';
  const worker = new Worker(trustedAddress('hien-drawing', workerAddress), { type: 'module' });
  let last: Promise<unknown> = Promise.resolve();
  const ask = (question: DrawingQuestion): Promise<DrawingAnswer> =>
    new Promise((resolve) => {
      const told = new AbortController();
      const tell = (answer: DrawingAnswer): void => {
        told.abort();
        resolve(answer);
      };
      const { signal } = told;
      worker.addEventListener('message', ({ data }) => tell(data as DrawingAnswer), { signal });
      // A worker that does not come says nothing to who waits for it.
      worker.addEventListener('error', () => tell('offline'), { signal });
      worker.postMessage(question, { transfer: [] });
    });
  const read = async (question: DrawingQuestion): Promise<ReadDrawing | ReadFault> => {
    // One question after the other: answers carry no names.
    const asked = last.then(() => ask(question));
    last = asked;
    const answer = await asked;
    if (typeof answer === 'string') return answer;
    const { plan, lines, ...picture } = answer;
    return { ...picture, plan: { ...plan, lines: unpacked(lines) }, isSheet: false };
  };
  return {
    whole: () => read({ file }),
    within: (part) => read({ part }),
    close: () => worker.terminate(),
  };
}
