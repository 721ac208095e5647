/** As many pages as one look at a list takes; beyond them “more” leads to the next page like any link. */
const most = 10;

/**
 * What the history keeps with a page of a list that grew from an earlier one. It ends with its document: of an address that is opened
 * anew the server writes that page alone, and nothing may push it down.
 */
export const grownState = (from: number) => ({
  grown: { from, opened: performance.timeOrigin },
});

/** The first page of a list that grew to this one; this very page where it did not. */
export function grownFrom(state: unknown, page: number): number {
  const grown = fieldOf(state, 'grown');
  const from = fieldOf(grown, 'from');
  if (typeof from !== 'number' || fieldOf(grown, 'opened') !== performance.timeOrigin) return page;
  return from >= 1 && from < page && page - from < most ? from : page;
}

/** Whether following a link made a list grow: the reader stays where they are. */
export const hasGrown = (state: unknown): boolean => fieldOf(state, 'grown') !== undefined;

/** Whether a list that begins with a page can take one after another. */
export const canGrow = (from: number, page: number): boolean => page + 1 - from < most;

let pressed = false;

/** Remembers that more was asked for here: the list is drawn anew by then, and a step back asks for nothing. */
export const keepPressed = (): void => {
  pressed = true;
};

/** Whether more was asked for since the last look. */
export const takePressed = (): boolean => {
  const was = pressed;
  pressed = false;
  return was;
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
