/** A brand that somebody tries out: picked colours, what follows from them, and the file they become. An entry point of its own. */
export { brandFile } from './theme/studio/brand-file.ts';
export {
  type BrandDraft,
  type DraftColour,
  decodeDraft,
  draftColours,
  draftLimits,
  encodeDraft,
  firstDraft,
  isColour,
} from './theme/studio/draft.ts';
export { type Verdict, judge, mended } from './theme/studio/judge.ts';
export { wear } from './theme/studio/wear.ts';
