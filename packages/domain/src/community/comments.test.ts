import { expect, test } from 'vitest';
import { commentSchema, hasLink, isCommentEditable, threadOfReply } from './comments.ts';

test('a comment has something to read, and at most 2,000 signs after composing', () => {
  const judged = (content: string) => commentSchema.safeParse({ content }).success;
  expect(['', '   \n', '\u200B', 'a'.repeat(2001)].map(judged)).toEqual(Array(4).fill(false));
  // Two code points each until they are composed.
  expect(judged('e\u0301'.repeat(2000))).toBe(true);
});

test('it can be changed for a quarter of an hour', () => {
  expect(isCommentEditable(1000, 1000 + 15 * 60_000)).toBe(true);
  expect(isCommentEditable(1000, 1001 + 15 * 60_000)).toBe(false);
});

test('a reply to a reply joins its parent', () => {
  expect(threadOfReply({ id: 4, parentId: null })).toBe(4);
  expect(threadOfReply({ id: 5, parentId: 4 })).toBe(4);
});

test.each([
  'https://re.example/x',
  'Xem HTTP://re.example',
  'vào www.re.example nhé',
  'rem-gia-goc.vn rẻ hơn',
  '(bit.ly/abc)',
  'Hỏi ở re-lam.com.',
])('%s is a link', (words) => expect(hasLink(words)).toBe(true));

test.each([
  'Trần 2.6m, giá 4.500.000 đ.',
  'Tủ này đẹp quá.Mình thích',
  'Gọi mình qua mai@re.com',
  'v.v. và v.v.',
  'Đúng rồi.com nguội thì hâm',
])('%s is none', (words) => expect(hasLink(words)).toBe(false));
