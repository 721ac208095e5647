/**
 * Reads drawings of lines beside the page: 20 MB of them take seconds. It is told a file, and later parts of the same sheet
 * (docs/adr/0172).
 */
import {
  VectorError,
  type VectorPlan,
  inkOfLines,
  isSvg,
  planWithin,
  readDxf,
  readSvg,
  twoPlans,
  vectorPlan,
} from '@hien/domain/office-plan';
import { type DrawingAnswer, type DrawingQuestion, packed } from './messages.ts';

/** The drawing that was read last. */
let known: VectorPlan | null = null;

async function read(file: Blob): Promise<VectorPlan | null> {
  const content = await file.text();
  known = vectorPlan(isSvg(content) ? readSvg(content) : readDxf(content));
  return known;
}

async function answer(question: DrawingQuestion): Promise<DrawingAnswer> {
  try {
    const plan =
      'file' in question
        ? await read(question.file)
        : known === null
          ? null
          : planWithin(known, question.part);
    return plan === null ? 'no-lines' : await drawn(plan);
  } catch (error) {
    return error instanceof VectorError ? error.fault : 'broken';
  }
}

/** The lines on paper, as any other picture is kept. */
async function drawn({ lines, ...plan }: VectorPlan): Promise<DrawingAnswer> {
  const { width, height, arcs } = plan;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return 'broken';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.lineWidth = 2;
  context.beginPath();
  for (const [from, to] of lines) {
    context.moveTo(...from);
    context.lineTo(...to);
  }
  for (const { center, radius, ends, sweep } of arcs) {
    const [from, to] = ends.map(([x, y]) => Math.atan2(y - center[1], x - center[0]));
    if (from === undefined || to === undefined) continue;
    // Of the two ways from end to end the one that is as long as the arc is.
    const ahead = (to - from + 4 * Math.PI) % (2 * Math.PI);
    const isBack = Math.abs((ahead * 180) / Math.PI - sweep) > 1;
    context.moveTo(...ends[0]);
    context.arc(...center, radius, from, to, isBack);
  }
  context.stroke();
  return {
    picture: await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 }),
    width,
    height,
    look: 'drawing',
    two: twoPlans(inkOfLines({ width, height }, lines)),
    plan,
    lines: packed(lines),
  };
}

addEventListener('message', ({ data }: MessageEvent<DrawingQuestion>) => {
  void answer(data).then((told) =>
    postMessage(told, { transfer: typeof told === 'string' ? [] : [told.lines.buffer] }),
  );
});
