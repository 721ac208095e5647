import { describe, expect, it } from 'vitest';
import {
  isLanguage,
  languages,
  parseAcceptLanguage,
  parseLanguage,
  pickText,
} from '../language/language.ts';
import { errorCatalogue, errorCodes, errorEntry, errorText, isErrorCode } from './catalogue.ts';
import { notices } from './notices.ts';

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}_${String(index + 1).padStart(2, '0')}`);

describe('the error catalogue', () => {
  it('has AUTH_01–17, PRODUCT_01–14 and ours', () => {
    expect(errorCodes).toEqual([
      ...numbered('AUTH', 17),
      ...numbered('PRODUCT', 14),
      'COUPON_UNKNOWN',
      'COUPON_EARLY',
      'COUPON_OVER',
      'COUPON_GONE',
      'COUPON_YOURS',
      'CODE_TAKEN',
      'OWNER_UNKNOWN',
      'VALIDATION',
      'NOT_FOUND',
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'RATE_LIMITED',
      'TOO_LARGE',
      'UNSUPPORTED_MEDIA',
      'CONFLICT',
      'PASSWORD_REUSED',
      'PASSWORD_WEAK',
      'SECOND_FACTOR',
      'SECOND_FACTOR_WRONG',
      'SIGN_IN_AGAIN',
      'PARTNERSHIP_OPEN',
      'ORDERS_OPEN',
      'VERSION_CONFLICT',
      'EVENT_REFUSED',
      'LINK_WRONG',
      'DEMO_ONLY',
      'CLOCK_TOO_FAR',
      'OFFICE_FULL',
      'SAVED_ROOMS_FULL',
      'DOWNLOADS_USED_UP',
      'DOWNLOAD_EXPIRED',
      'DOWNLOADS_LOCKED',
      'LINK_EXPIRED',
      'DOWNLOAD_OVER',
      'INTERNAL',
      'UNAVAILABLE',
    ]);
  });

  it('has a sentence of its own in each language for every code', () => {
    for (const language of languages) {
      const sentences = errorCodes
        .filter((code) => code !== 'AUTH_17')
        .map((code) => errorCatalogue[code].text[language]);
      expect(sentences.every((sentence) => sentence.trim() !== '')).toBe(true);
      expect(new Set(sentences).size).toBe(sentences.length);
      for (const notice of Object.values(notices)) expect(notice[language].trim()).not.toBe('');
    }
  });

  it('names fields and says what may be tried again', () => {
    expect(errorEntry('AUTH_14')).toMatchObject({ field: 'phone', retry: false });
    expect(errorCodes.filter((code) => errorCatalogue[code].retry)).toEqual([
      'AUTH_16',
      'AUTH_17',
      'RATE_LIMITED',
      'INTERNAL',
      'UNAVAILABLE',
    ]);
  });

  it("shows the server's words, else the code, where nothing is known", () => {
    expect(errorText('AUTH_13', 'en', 'other')).toBe('The email or the password is wrong.');
    expect(errorText('AUTH_16', 'en', ' ask support ')).toBe('ask support');
    expect(errorText('AUTH_17', 'en')).toBe(
      'We could not complete this. Please try again later. (AUTH_17)',
    );
    expect(errorText('AUTH_99', 'ko', '')).toBe(
      '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요. (AUTH_99)',
    );
    expect(errorText('X', 'vi', 'Hết phiên')).toBe('Hết phiên');
    expect([isErrorCode('toString'), isErrorCode('CONFLICT'), errorEntry('toString')]).toEqual([
      false,
      true,
      null,
    ]);
  });
});

describe('languages', () => {
  it('fall back to Vietnamese', () => {
    expect(
      ['vi', 'en', 'ko', 'EN', 'ko-KR', 'en_US', ' ko ', 'fr', '', 'vie'].map(parseLanguage),
    ).toEqual(['vi', 'en', 'ko', 'en', 'ko', 'en', 'ko', 'vi', 'vi', 'vi']);
    expect([
      parseLanguage(null),
      parseLanguage(undefined),
      isLanguage('vi'),
      isLanguage(1),
    ]).toEqual(['vi', 'vi', true, false]);
  });

  it('are read from Accept-Language by weight', () => {
    expect(
      [
        'ko-KR,ko;q=0.9,en;q=0.8',
        'en;q=0.2, ko;q=0.9',
        'fr, de;q=0.9',
        'fr,en;q=0.1',
        'en;q=0, vi',
        'ko;q=0',
        '',
        'EN-us',
        'en,ko',
      ].map(parseAcceptLanguage),
    ).toEqual(['ko', 'ko', 'vi', 'en', 'vi', 'vi', 'vi', 'en', 'en']);
    expect(parseAcceptLanguage(null)).toBe('vi');
    expect(parseAcceptLanguage('en; level=1 ;q=0.3, ko;q=0.5')).toBe('ko');
  });

  it('say when a text is not translated', () => {
    const text = { vi: 'Đèn', en: 'Lamp', ko: null };
    expect([
      pickText(text, 'en'),
      pickText(text, 'ko'),
      pickText({ ...text, ko: ' ' }, 'ko'),
      pickText(text, 'vi'),
    ]).toEqual([
      { text: 'Lamp', language: 'en', translated: true },
      { text: 'Đèn', language: 'vi', translated: false },
      { text: 'Đèn', language: 'vi', translated: false },
      { text: 'Đèn', language: 'vi', translated: true },
    ]);
    expect(pickText({ vi: '', en: null, ko: null }, 'vi')).toEqual({
      text: '',
      language: 'vi',
      translated: true,
    });
  });
});
