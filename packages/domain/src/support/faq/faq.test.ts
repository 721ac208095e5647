import { describe, expect, it } from 'vitest';
import { languages } from '../../language/language.ts';
import { faq } from './index.ts';
import { faqCategories } from './question.ts';

describe('frequent questions', () => {
  it('are at least 24, each with an address of its own, some in every category', () => {
    expect(faq.length).toBeGreaterThanOrEqual(24);
    expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length);
    for (const { id } of faq) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const category of faqCategories)
      expect(faq.filter((one) => one.category === category).length).toBeGreaterThan(2);
  });

  it('are told in three languages, within what the contract takes', () => {
    for (const { id, question, answer } of faq) {
      for (const language of languages) {
        expect(question[language].length, id).toBeGreaterThan(4);
        expect(question[language].length, id).toBeLessThanOrEqual(300);
        expect(answer[language].length, id).toBeGreaterThan(20);
        expect(answer[language], id).toBe(answer[language].normalize('NFC'));
        expect(answer[language], id).not.toMatch(/undefined|NaN|<|\n\n\n/);
      }
      expect(answer.ko, id).toMatch(/[가-힣]/);
    }
  });

  it('say the numbers of the business as they are', () => {
    const said = (id: string) => faq.find((one) => one.id === id)?.answer.en;
    expect(said('xac-nhan-da-nhan')).toContain('7 days after delivery starts');
    expect(said('huy-don')).toContain('3 working days');
    expect(said('so-dia-chi')).toContain('Up to 10');
    expect(said('diem-tu-danh-gia')).toContain('500 points');
  });
});
