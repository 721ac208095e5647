import type { RoomType } from '../../../db/schema/vocabulary.ts';
import type { Text } from '../text.ts';

/** What an owner and a company tell of a home that was built. */
export type Told = {
  /** Of the sample's companies. */
  company: string;
  name: Text;
  summary: Text;
  story: Text;
  location: Text;
  /** Weeks of drawing, clearing, pipes and wires, surfaces, fitting; 0 where there was none. */
  weeks: readonly [number, number, number, number, number];
  finishedOn: string;
  /** What the owner says of single rooms. */
  words: Partial<Record<RoomType, Text>>;
};
