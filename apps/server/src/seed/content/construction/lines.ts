/** What customers look at when somebody builds in their home. */
export type Aspect = 'time' | 'price' | 'site' | 'craft' | 'words' | 'after';
export type Mood = 'happy' | 'mixed' | 'unhappy';

/** Sentences that reviews are made of, one for each aspect that is spoken of. */
export type ConstructionLines = {
  readonly aspects: Readonly<Record<Aspect, Readonly<Record<Mood, readonly string[]>>>>;
  /** The company's answer. */
  readonly replies: Readonly<Record<Mood, readonly string[]>>;
};
