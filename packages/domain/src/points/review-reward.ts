import { limits } from '../constants.ts';
import { switches, type Switches } from '../switches.ts';
import type { Language } from '../language/language.ts';

/** Words are what stands between white space, after NFC and trim; the same for vi, en and ko (2.15). */
export function countWords(text: string): number {
  const trimmed = text.normalize('NFC').trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/u).length;
}

export type RewardProgress = {
  readonly words: number;
  /** The first number of words that earns the points. */
  readonly wordsNeeded: number;
  readonly pictures: number;
  readonly picturesNeeded: number;
  readonly earned: boolean;
  readonly points: number;
};

/** Points for a review: two pictures and more than 200 words, or more than 500 in the second reading (D62). */
export function rewardProgress(
  review: { readonly text: string; readonly pictures: number; readonly confirmed: boolean },
  minWords: Switches['reviewMinWords'] = switches.reviewMinWords,
): RewardProgress {
  const words = countWords(review.text);
  const earned =
    review.confirmed && words > minWords && review.pictures >= limits.review.minPictures;
  return {
    words,
    wordsNeeded: minWords + 1,
    pictures: review.pictures,
    picturesNeeded: limits.review.minPictures,
    earned,
    points: earned ? limits.review.points : 0,
  };
}

const unit = { vi: 'từ', en: 'words', ko: '단어' } as const;

/** The live counter under the text: `37/201 từ`. */
export function wordCounter(
  progress: Pick<RewardProgress, 'words' | 'wordsNeeded'>,
  language: Language,
): string {
  return `${progress.words}/${progress.wordsNeeded} ${unit[language]}`;
}
