import type { FaqItem } from '@hien/api';
import { rank } from '@hien/domain';

/** The questions that answer some words, best first; accents may be left out. Without words all of them. */
export function findQuestions(all: readonly FaqItem[], words: string): FaqItem[] {
  const inQuestion = rank(all, words, ({ question }) => question);
  if (words.trim() === '') return inQuestion;
  const rest = all.filter((one) => !inQuestion.includes(one));
  return [...inQuestion, ...rank(rest, words, ({ question, answer }) => `${question} ${answer}`)];
}
