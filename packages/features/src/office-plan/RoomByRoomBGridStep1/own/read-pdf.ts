import {
  type Box,
  type PdfStep,
  VectorError,
  type VectorPlan,
  keptSize,
  pictureFault,
  planOnSheet,
  planPicture,
  readPdfPage,
  writtenScales,
} from '@hien/domain/office-plan';
import {
  GlobalWorkerOptions,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PasswordException,
  getDocument,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- its address, which the build gives
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import { trustedAddress } from '../../../shared/files/trusted-address.ts';
import type { ReadDrawing } from './read-drawing.ts';
import { type ReadFault, type ReadPicture, blankCanvas, readDrawn } from './read-picture.ts';

/** A PDF whose pages can be drawn, one at a time. */
export interface PlanPages {
  readonly count: number;
  /**
   * @param number from 1
   * @param part of the page as it was drawn whole, where not all of it is the plan
   */
  draw(number: number, part?: Box): Promise<ReadPicture | ReadDrawing | ReadFault>;
  close(): void;
}

/** What scans are packed with. They are asked for only by a file that needs them. */
const unpackers: Readonly<Record<string, string>> = {
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': openjpeg,
};
class Unpackers {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = unpackers[filename];
    const answer = address === undefined ? null : await fetch(address);
    if (answer?.ok !== true) throw new Error(`No ${filename}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/** Opens a PDF on the device; nothing of it is sent. It rejects where its worker cannot be had. */
export async function openPdf(file: Blob): Promise<PlanPages | ReadFault> {
  if (file.size > planPicture.bytes) return 'bytes';
  const data = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(trustedAddress('hien-pdf', workerAddress), { type: 'module' });
  GlobalWorkerOptions.workerPort = worker;
  const task = getDocument({
    data,
    BinaryDataFactory: Unpackers,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    maxImageSize: planPicture.pixels,
    verbosity: 0,
  });
  const close = (): void => {
    void task.destroy();
    worker.terminate();
  };
  // A worker that does not come says nothing to who waits for it.
  const missing = new Promise<null>((resolve) => {
    worker.addEventListener('error', () => resolve(null), { once: true });
  });
  try {
    const pdf = await Promise.race([task.promise, missing]);
    if (pdf !== null)
      return { count: pdf.numPages, draw: (number, part) => drawPage(pdf, number, part), close };
  } catch (error) {
    close();
    return error instanceof PasswordException ? 'locked' : 'pdf';
  }
  close();
  throw new Error('No worker');
}

async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  part?: Box,
): Promise<ReadPicture | ReadDrawing | ReadFault> {
  const page = await pdf.getPage(number);
  const paper = page.getViewport({ scale: 1 });
  // A page is drawn in any size, so only its shape can be wrong.
  const whole = planPicture.kept / Math.max(paper.width, paper.height);
  // A part of it is drawn as large as the whole would be.
  const nearer = part === undefined ? 1 : planPicture.kept / Math.max(part.width, part.height);
  const large = whole * nearer;
  const { x, y, ...shape } = part ?? {
    x: 0,
    y: 0,
    width: paper.width * whole,
    height: paper.height * whole,
  };
  const { width, height } = keptSize(shape.width * nearer, shape.height * nearer);
  const fault = pictureFault(0, { type: 'png', width, height });
  if (fault !== null) return fault;
  try {
    const viewport = page.getViewport({
      scale: large,
      offsetX: -x * nearer,
      offsetY: -y * nearer,
    });
    const plan = await linesOf(pdf, page, viewport.transform, { width, height });
    const context = blankCanvas(width, height);
    await page.render({
      canvas: context.canvas,
      viewport,
      annotationMode: 0,
    }).promise;
    const drawn = await readDrawn(context.canvas, { width, height }, { x: 0, y: 0, width, height });
    if (typeof drawn === 'string') return drawn;
    const read = { ...drawn, written: writtenScales(await wordsOf(page), large) };
    return plan === null ? read : { ...read, plan, isSheet: true };
  } finally {
    page.cleanup();
  }
}

/** The words of a page, as they follow one another. */
async function wordsOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

/** What a page draws as lines; null for a scan, or for more than is read: it stays a picture. */
async function linesOf(
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  transform: readonly number[],
  sheet: { width: number; height: number },
): Promise<VectorPlan | null> {
  const [list, layers] = await Promise.all([
    page.getOperatorList({ annotationMode: 0 }),
    pdf.getOptionalContentConfig(),
  ]);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  try {
    const steps = stepsOf(list, (layer) => layers.isVisible(layer));
    return planOnSheet(readPdfPage(steps, [a, b, c, d, e, f]), sheet);
  } catch (error) {
    if (error instanceof VectorError) return null;
    throw error;
  }
}

type Layer = Parameters<
  Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>['isVisible']
>[0];

/** Ways to end a path that leave nothing on paper: it only cuts what follows. */
const unseen = new Set<number>([OPS.endPath, OPS.clip, OPS.eoClip]);

/** The steps that draw lines, without layers that are switched off. */
function* stepsOf(
  { fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] },
  isVisible: (layer: Layer) => boolean,
): Generator<PdfStep> {
  const layers: boolean[] = [];
  for (const [at, step] of fnArray.entries()) {
    const given = argsArray[at];
    const values: readonly unknown[] = Array.isArray(given) ? given : [];
    switch (step) {
      case OPS.save:
        yield { kind: 'save' };
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        yield { kind: 'restore' };
        break;
      case OPS.transform:
        yield* moves(given);
        break;
      case OPS.paintFormXObjectBegin:
        yield { kind: 'save' };
        yield* moves(values[0]);
        break;
      case OPS.beginMarkedContent:
        layers.push(true);
        break;
      case OPS.beginMarkedContentProps:
        layers.push(values[0] !== 'OC' || isVisible(values[1] as Layer));
        break;
      case OPS.endMarkedContent:
        layers.pop();
        break;
      case OPS.constructPath: {
        const [path] = Array.isArray(values[1]) ? (values[1] as readonly unknown[]) : [];
        if (path instanceof Float32Array && !unseen.has(Number(values[0])) && layers.every(Boolean))
          yield { kind: 'draw', path };
        break;
      }
      default:
    }
  }
}

function* moves(given: unknown): Generator<PdfStep> {
  const [a, b, c, d, e, f] = isNumbers(given) ? given : [];
  if (f !== undefined) yield { kind: 'move', matrix: [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f] };
}
const isNumbers = (given: unknown): given is ArrayLike<number> & Iterable<number> =>
  given instanceof Float32Array ||
  (Array.isArray(given) && given.every((one) => typeof one === 'number'));
