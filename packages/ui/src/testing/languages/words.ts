export type Language = 'vi' | 'en' | 'ko';

/** What stands in the args and in the cells of a story until its language is known: see `InLanguage`. */
export class InEach {
  readonly say: (language: Language) => unknown;
  constructor(say: (language: Language) => unknown) {
    this.say = say;
  }
  /** What Storybook's controls show, and what an attribute outside of a story gets. */
  toJSON(): unknown {
    return this.say('vi');
  }
  toString(): string {
    return String(this.say('vi'));
  }
}

/** A value made of the language. Its type is that of the value, so that it may stand where a component wants one. */
const inEach = <T>(say: (language: Language) => T): T => new InEach(say) as T;

/** A text of a story (or a function that makes one) in three languages, to be written where it is used. */
export function words(vi: string, en: string, ko: string): string;
export function words<T>(vi: T, en: T, ko: T): T;
export function words<T>(vi: T, en: T, ko: T): T {
  const said = { vi, en, ko };
  return inEach((language) => said[language]);
}

const locales = { vi: 'vi-VN', en: 'en-GB', ko: 'ko-KR' } as const;
const timeZone = 'Asia/Ho_Chi_Minh';

const numberIn = (language: Language, value: number): string =>
  value.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-US').replace('-', '−');

/** 4.7 as each language writes it. */
export const number = (value: number): string => inEach((language) => numberIn(language, value));

/** An amount in đồng. */
export const dong = (amount: number): string =>
  inEach((language) => `${numberIn(language, amount)} đ`);

const dayFormat = {
  vi: { day: '2-digit', month: '2-digit', year: 'numeric' },
  en: { day: 'numeric', month: 'short', year: 'numeric' },
  ko: { day: 'numeric', month: 'numeric', year: 'numeric' },
} as const;

/** A day, such as 2026-03-06, in figures. */
export const day = (iso: string): string =>
  inEach((language) => new Date(iso).toLocaleDateString(locales[language], dayFormat[language]));

/** A moment, such as 2026-03-02T14:28:00Z, on Vietnam's clock. */
export const moment = (iso: string): string =>
  inEach((language) =>
    new Date(iso).toLocaleString(locales[language], {
      ...dayFormat[language],
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }),
  );
