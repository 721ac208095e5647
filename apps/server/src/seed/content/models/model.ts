import type { CategoryKey } from '../categories.ts';
import type { Text } from '../text.ts';

/** A piece as it is modelled and photographed; `id` is its picture. Sizes in centimetres: width, depth, height. */
export type Model = {
  id: string;
  category: CategoryKey;
  material: string;
  colour: string;
  size: readonly [number, number, number];
  name: Text;
};

export const model = (
  id: string,
  category: CategoryKey,
  material: string,
  colour: string,
  size: readonly [number, number, number],
  name: Text,
): Model => ({ id, category, material, colour, size, name });
