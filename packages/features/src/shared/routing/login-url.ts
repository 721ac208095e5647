import type { Language } from '@hien/domain';
import { paths } from '@hien/domain/routes';

/** `/vi/room-by-room/b-grid/step-3` and the others of the office flow. */
export const isInOffice = (path: string): boolean => /^\/\w+\/room-by-room\/b-grid\//.test(path);

/**
 * Where to sign in to come back to `next`, a path of ours. Pages of the office flow have the platform's login in their own
 * frame: nobody's colours change on the way.
 */
export function loginUrl(language: Language, next: string | undefined): string {
  const login = next !== undefined && isInOffice(next) ? paths.roomByRoomBGridLogin : paths.login;
  return login.to(language, { next });
}

/** Whether a path is one of the pages to sign in. */
export const isLogin = (language: Language, pathname: string): boolean =>
  [paths.login, paths.roomByRoomBGridLogin].some((login) => login.to(language) === pathname);
