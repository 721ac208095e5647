import { describe, expect, it } from 'vitest';
import { matchParts } from './parts.ts';

describe('matchParts', () => {
  it('marks what matched and keeps every letter', () => {
    expect(
      matchParts('Đèn trần gỗ', [
        { start: 0, end: 3 },
        { start: 4, end: 8 },
      ]),
    ).toEqual([
      { text: 'Đèn', match: true },
      { text: ' ', match: false },
      { text: 'trần', match: true },
      { text: ' gỗ', match: false },
    ]);
  });

  it('leaves a text without matches whole', () => {
    expect(matchParts('Sofa', [])).toEqual([{ text: 'Sofa', match: false }]);
  });
});
