import { describe, expect, it } from 'vitest';
import {
  articleProblem,
  articlesIn,
  documentProblems,
  joinArticles,
  readArticles,
  writeArticles,
} from './terms-articles.ts';

const written = `# Mục đích

Tài liệu này nói rõ
điều gì áp dụng.

Một đoạn nữa.

- Ý một
- Ý hai,
  viết tiếp

# Thay đổi

Báo trước bảy ngày.`;

const articles = [
  {
    title: 'Mục đích',
    paragraphs: ['Tài liệu này nói rõ điều gì áp dụng.', 'Một đoạn nữa.'],
    points: ['Ý một', 'Ý hai, viết tiếp'],
  },
  { title: 'Thay đổi', paragraphs: ['Báo trước bảy ngày.'], points: [] },
];

describe('articles as text', () => {
  it('are read as they were meant, whatever ends the lines', () => {
    expect(readArticles(written)).toEqual(articles);
    expect(readArticles(written.replaceAll('\n', '\r\n'))).toEqual(articles);
    expect(readArticles('')).toEqual([]);
  });

  it('come back the same once written', () => {
    expect(readArticles(writeArticles(articles))).toEqual(articles);
  });

  it('keep decomposed letters composed', () => {
    const [article] = readArticles('# Điều khoản\n\nMột.'.normalize('NFD'));
    expect(article?.title).toBe('Điều khoản'.normalize('NFC'));
  });
});

describe('what is in the way of a text', () => {
  it.each([
    ['', { kind: 'empty' }],
    ['Chưa có tiêu đề', { kind: 'untitled', article: 1 }],
    ['# Một\n\nĐoạn.\n\n#\n\nĐoạn.', { kind: 'untitled', article: 2 }],
    ['# Một', { kind: 'textless', article: 1 }],
    ['# Một\n\n- Ý\n\nĐoạn sau ý.', { kind: 'order', article: 1 }],
    [`# ${'a'.repeat(201)}\n\nĐoạn.`, { kind: 'long', article: 1 }],
    [`# Một\n\n${'a'.repeat(4_001)}`, { kind: 'long', article: 1 }],
    [written, null],
  ])('case %#', (text, problem) => {
    expect(articleProblem(text)).toEqual(problem);
  });

  it.each([
    ['# A\n\nx\n\ny\n\n- p\n- q', { kind: 'articles', has: 1, wants: 2 }],
    ['# A\n\nx\n\n- p\n- q\n\n# B\n\nz', { kind: 'paragraphs', article: 1, has: 1, wants: 2 }],
    ['# A\n\nx\n\ny\n\n- p\n\n# B\n\nz', { kind: 'points', article: 1, has: 1, wants: 2 }],
    ['# A\n\nx\n\ny\n\n- p\n- q\n\n# B\n\nz\n\n# C\n\nz', { kind: 'articles', has: 3, wants: 2 }],
    ['# A\n\nx\n\ny\n\n- p\n- q\n\n# B\n\nz', null],
  ])('as a translation: case %#', (text, problem) => {
    expect(articleProblem(text, written)).toEqual(problem);
  });

  it('is told of each language', () => {
    const en = '# A\n\nx\n\ny\n\n- p\n- q\n\n# B\n\nz';
    expect(documentProblems({ vi: written, en, ko: '' })).toEqual({ ko: { kind: 'empty' } });
  });
});

describe('a document of three languages', () => {
  it('is joined article by article, and parted again', () => {
    const texts = {
      vi: '# Một\n\nĐoạn.\n\n- Ý',
      en: '# One\n\nText.\n\n- Point',
      ko: '# 하나\n\n글.\n\n- 점',
    };
    const sections = joinArticles(texts);
    expect(sections).toEqual([
      {
        title: { vi: 'Một', en: 'One', ko: '하나' },
        paragraphs: [{ vi: 'Đoạn.', en: 'Text.', ko: '글.' }],
        points: [{ vi: 'Ý', en: 'Point', ko: '점' }],
      },
    ]);
    expect(writeArticles(articlesIn('ko', sections))).toBe(texts.ko);
  });
});
