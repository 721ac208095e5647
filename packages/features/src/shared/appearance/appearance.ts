import { type Language, isLanguage } from '@hien/domain';
import { atom } from 'jotai';
import type { Layout } from '@hien/domain/routes';

/** A page's brand is the theme of its layout (D70). */
export type Brand = Layout;

/** What a visitor chose; `system` follows the device. */
export type Mode = 'light' | 'dark' | 'system';

export const modeAtom = atom<Mode>('system');

const aYear = 60 * 60 * 24 * 365;

const names = { mode: 'hien-mode', language: 'hien-language' } as const;

/**
 * Mode and language are remembered in cookies, not in local storage, so that the server's first
 * answer already has them and no page flashes in the wrong colours.
 */
export function remember(name: keyof typeof names, value: Mode | Language): void {
  document.cookie = `${names[name]}=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax`;
}

/** Reads a `Cookie` header or `document.cookie`; whatever is not ours is ignored. */
export function remembered(cookies = ''): { mode: Mode; language: Language | undefined } {
  const read = (name: string) =>
    cookies
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  const mode = read(names.mode);
  const language = read(names.language);
  return {
    mode: mode === 'light' || mode === 'dark' ? mode : 'system',
    language: isLanguage(language) ? language : undefined,
  };
}
