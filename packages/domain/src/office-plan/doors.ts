/** A place on the picture of a plan: pixels from its left and its top. */
export type Point = readonly [x: number, y: number];

/** What a door is made of: one leaf, two leaves that meet, or leaves that slide. */
export const doorKinds = ['single', 'double', 'sliding'] as const;
export type DoorKind = (typeof doorKinds)[number];

/** How much a found door can be relied on; one that somebody drew is sure. */
export const doorCertainties = ['sure', 'likely', 'check'] as const;
export type DoorCertainty = (typeof doorCertainties)[number];

/**
 * A door of an office's plan. `opening` runs from jamb to jamb; only a single leaf has a `hinge` (at the opening's start or its end),
 * single and double leaves have a `swing`: the side they open to, for somebody who walks from start to end.
 */
export type Door = {
  readonly kind: DoorKind;
  readonly opening: readonly [start: Point, end: Point];
  readonly hinge?: 'start' | 'end';
  readonly swing?: 'left' | 'right';
  /** Metres once the plan has a scale; pixels of the picture before. */
  readonly width: number;
  readonly certainty: DoorCertainty;
};
