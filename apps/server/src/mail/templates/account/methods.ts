import type { Language } from '@hien/domain';

/** What members call the way they sign in. */
const names: Readonly<Record<string, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
  zalo: 'Zalo',
};

const byPassword: Readonly<Record<Language, string>> = {
  vi: 'email và mật khẩu',
  en: 'email and password',
  ko: '이메일과 비밀번호',
};

export const methodName = (method: string, language: Language): string =>
  names[method] ?? byPassword[language];
