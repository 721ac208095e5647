import { faq } from '@hien/domain/faq';
import { describe, expect, it } from 'vitest';
import { findQuestions } from './find-questions.ts';

const all = faq.map(({ id, category, question, answer }) => ({
  id,
  category,
  question: question.vi,
  answer: answer.vi,
}));

describe('findQuestions', () => {
  it('keeps all without words', () => {
    expect(findQuestions(all, ' ')).toEqual(all);
  });

  it('needs no accents, and puts what asks before what only answers', () => {
    const found = findQuestions(all, 'hoan tien');
    expect(found[0]?.question.toLowerCase()).toContain('hoàn tiền');
    expect(found.length).toBeGreaterThan(2);
    expect(new Set(found).size).toBe(found.length);
  });

  it('finds nothing for words that stand nowhere', () => {
    expect(findQuestions(all, 'tàu ngầm vũ trụ')).toEqual([]);
  });
});
