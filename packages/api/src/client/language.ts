import { type Language, parseLanguage } from '@hien/domain';

let source = (): Language =>
  parseLanguage(typeof document === 'undefined' ? null : document.documentElement.lang);

/** The language of requests that do not name one: what the page says it is written in. */
export function requestLanguage(): Language {
  return source();
}

/** For a caller without a page (a test, a script). */
export function setRequestLanguage(read: () => Language): void {
  source = read;
}
