/**
 * For `XScreen.states.ts` beside the stories: a state or code that the calls of the screen ask for (`pnpm states` derives
 * them) and that it cannot show, with the reason in a sentence.
 */
export type StatesNotTold = Readonly<Record<string, string>>;
