import { spotsIn } from '@hien/pictures';
import type { BuiltMark } from '../../db/schema/built.ts';
import type { StoredPicture } from '../../db/schema/columns.ts';
import { firstOfModel, productIdOf } from './catalogue-content.ts';

/** Most marks on one picture: more would lie on each other. */
const MOST = 8;
/** Marks nearer than this to one that is there, in shares of the width, cannot be pressed on a phone. */
const APART = 0.09;

interface Seen {
  model: string;
  x: number;
  y: number;
}

/** Those of the models that are wanted which are seen in a picture of ours, each far enough from the others to be pressed. */
export function seenIn(
  { name, width, height }: StoredPicture,
  isWanted: (model: string) => boolean,
): Seen[] {
  const seen: Seen[] = [];
  for (const [model, [x, y]] of Object.entries(spotsIn(name.replace(/\.\w+$/, '')))) {
    if (!isWanted(model)) continue;
    const isNear = seen.some(
      (other) => Math.hypot(other.x - x, ((other.y - y) * height) / width) < APART,
    );
    if (!isNear && seen.length < MOST) seen.push({ model, x, y });
  }
  return seen;
}

/** The pieces of the shop that are seen in a picture of ours, and where. */
export const soldIn = (picture: StoredPicture): BuiltMark[] =>
  seenIn(picture, (model) => firstOfModel.has(model)).map(({ model, x, y }) => ({
    x,
    y,
    productId: productIdOf(model),
  }));
