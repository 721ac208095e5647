import { describe, expect, test } from 'vitest';
import {
  canMoveReading,
  inEach,
  meterOf,
  readingSlug,
  readingState,
  translationMeter,
  writtenAfter,
} from './reading.ts';

const nothing = inEach(() => '');
const never = inEach(() => null);
const vietnamese = { ...nothing, title: { vi: 'Bếp', en: '', ko: '' } };
const english = { ...nothing, title: { vi: 'Bếp', en: 'Kitchen', ko: '' } };

describe('translations of a text', () => {
  const first = writtenAfter(never, { before: nothing, after: english, confirmed: [], at: 10 });

  test('what was never written is missing', () => {
    expect(first.title).toEqual({ vi: 10, en: 10, ko: null });
    expect(meterOf(translationMeter(first), 'en')).toEqual({ missing: 2, there: 1, older: 0 });
    expect(meterOf(translationMeter(first), 'ko')).toEqual({ missing: 3, there: 0, older: 0 });
  });

  const longer = { ...english, title: { ...english.title, vi: 'Bếp nhỏ' } };
  test('a translation is older once the Vietnamese has changed, and no more once it is written again', () => {
    const changed = writtenAfter(first, { before: english, after: longer, confirmed: [], at: 20 });
    expect(translationMeter(changed).title).toEqual({ vi: 'there', en: 'older', ko: 'missing' });
    const again = { ...longer, title: { ...longer.title, en: 'Small kitchen' } };
    const both = writtenAfter(changed, { before: longer, after: again, confirmed: [], at: 30 });
    expect(translationMeter(both).title.en).toBe('there');
  });

  test('who says that a translation still holds makes it hold, before or with the change', () => {
    const changed = writtenAfter(first, { before: english, after: longer, confirmed: [], at: 20 });
    const holds = { before: longer, after: longer, confirmed: ['en' as const], at: 30 };
    expect(translationMeter(writtenAfter(changed, holds)).title.en).toBe('there');
    const once = { before: english, after: longer, confirmed: ['en' as const], at: 20 };
    expect(translationMeter(writtenAfter(first, once)).title.en).toBe('there');
  });

  test('saying it again of what holds changes nothing', () => {
    const same = { before: english, after: english, confirmed: ['en' as const], at: 50 };
    expect(writtenAfter(first, same)).toEqual(first);
  });

  test('words that are taken out are missing', () => {
    const out = { before: english, after: vietnamese, confirmed: [], at: 20 };
    expect(translationMeter(writtenAfter(first, out)).title.en).toBe('missing');
  });
});

describe('a text of the magazine', () => {
  test('its state follows from the version that is read', () => {
    expect(readingState(3, { shownVersion: null, wasShown: false })).toBe('draft');
    expect(readingState(3, { shownVersion: null, wasShown: true })).toBe('taken-back');
    expect(readingState(3, { shownVersion: 3, wasShown: true })).toBe('published');
    expect(readingState(3, { shownVersion: 2, wasShown: true })).toBe('changed');
  });

  test('what is read is not deleted', () => {
    expect(canMoveReading('published', 'delete')).toBe(false);
    expect(canMoveReading('changed', 'delete')).toBe(false);
    expect(canMoveReading('taken-back', 'delete')).toBe(true);
    expect(canMoveReading('published', 'publish')).toBe(false);
  });

  test('its address is its title, or its number', () => {
    expect(readingSlug('Bếp nhỏ: 4 m', 7)).toBe('bep-nho-4-m');
    expect(readingSlug('!!!', 7)).toBe('bai-7');
  });
});
