import {
  type Box,
  VectorError,
  type VectorPlan,
  inkOfLines,
  isDxf,
  isSvg,
  planWithin,
  readDxf,
  readSvg,
  twoPlans,
  vectorLimits,
  vectorPlan,
} from '@hien/domain/office-plan';
import { type ReadFault, type ReadPicture, blankCanvas } from './read-picture.ts';

/** A drawing of lines as a picture, with what is known of it exactly. */
export interface ReadDrawing extends ReadPicture {
  readonly plan: VectorPlan;
  /** The picture is the page as it looks, and not only its lines. */
  readonly isSheet: boolean;
}

/** Bytes in which a drawing says what it is. */
const head = 65_536;

/** A chosen file as a drawing of lines; null where it is none, and may be a picture. */
export async function readDrawing(file: Blob): Promise<ReadDrawing | ReadFault | null> {
  const beginning = await file.slice(0, head).text();
  const [isOfSvg, isOfDxf] = [isSvg(beginning), isDxf(beginning)];
  if (!isOfSvg && !isOfDxf) return null;
  if (file.size > vectorLimits.characters) return 'bytes';
  try {
    const content = await file.text();
    const plan = vectorPlan(isOfSvg ? readSvg(content) : readDxf(content));
    return plan === null ? 'no-lines' : await drawn(plan);
  } catch (error) {
    if (error instanceof VectorError) return error.fault;
    throw error;
  }
}

/** What of a drawing lies in a rectangle of its sheet. */
export async function partOfDrawing(plan: VectorPlan, part: Box): Promise<ReadDrawing | ReadFault> {
  const within = planWithin(plan, part);
  return within === null ? 'no-lines' : drawn(within);
}

/** The lines on paper, as any other picture is kept. */
async function drawn(plan: VectorPlan): Promise<ReadDrawing | ReadFault> {
  const { width, height, lines, arcs } = plan;
  const context = blankCanvas(width, height);
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
  const picture = await new Promise<Blob | null>((done) => {
    context.canvas.toBlob(done, 'image/webp', 0.9);
  });
  return picture === null
    ? 'broken'
    : {
        picture,
        width,
        height,
        look: 'drawing',
        plan,
        isSheet: false,
        two: twoPlans(inkOfLines(plan, lines)),
      };
}
