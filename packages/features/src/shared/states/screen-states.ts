/** What every screen is shown in, one story each (docs/how-to/write-stories.md); `pnpm states` counts. */
export const screenStates = [
  'Loading',
  'Empty',
  'ServerError',
  'NotFound',
  'Forbidden',
  'Refetching',
  'LongText',
] as const;

export type ScreenState = (typeof screenStates)[number];

/**
 * For `export const codes` in `XScreen.states.ts`: every code and status that the screen can show, as the domain or the
 * wire calls it (`sold_out`, `AUTH_13`). Each has its story, `StatusSoldOut`, `StatusAuth13`.
 */
export type CodesShown = readonly string[];

/**
 * For `XScreen.states.ts` beside the stories: the states and codes that a screen cannot show, each with the reason in a
 * sentence; or the name of the story that shows the state, where the screen has a better word for it.
 */
export type StatesNotTold = Partial<
  Record<ScreenState | `Status${string}`, string | { shownBy: string }>
>;
