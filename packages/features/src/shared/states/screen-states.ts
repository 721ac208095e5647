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
 * For `XScreen.states.ts` beside the stories: the states that a screen cannot be in, each with the reason in a
 * sentence; or the name of the story that shows the state, where the screen has a better word for it.
 */
export type StatesNotTold = Partial<Record<ScreenState, string | { shownBy: string }>>;
