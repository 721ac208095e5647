import { type Language, defaultLanguage, switches } from '@hien/domain';
import type { Session } from '@hien/api';
import { type Guard, paths } from '@hien/domain/routes';
import { safeNext } from '@hien/features/shared';

export interface GuardedPage {
  guard: Guard;
  pattern: string;
  language: Language;
  /** Path and query as the visitor asked for them: where login leads back to. */
  url: string;
  /** `?next=…&reason=…` */
  search: string;
}

/** Show the page, wait until the session is known, or go elsewhere. */
export type Verdict = 'show' | 'wait' | { to: string };

/** Forms that sign in whoever fills them in, and then go on by themselves. */
const signUpForms: readonly string[] = [
  paths.signUpWithMember.pattern,
  paths.signUpWithBusinessMember.pattern,
];

/** Pages that a signed-in visitor has no use for. */
const forGuests: readonly string[] = [
  paths.login.pattern,
  paths.roomByRoomBGridLogin.pattern,
  paths.signUp.pattern,
  ...signUpForms,
];

/**
 * The three rules of the guard (platform.txt §2): a page for members sends a guest to login; a page of the shop
 * manager sends whoever has no partner token there too (D49); login and sign-up send a member on (D44), back to
 * where the visitor came from if login was asked for on the way. `cameAsGuest`: the visitor opened this page signed out.
 */
export function judge(
  page: GuardedPage,
  session: Pick<Session, 'status' | 'tokenCommercePartner'>,
  signingIn: boolean,
  cameAsGuest = false,
): Verdict {
  const { guard, pattern, language, search, url } = page;
  if (guard === 'preview') return 'show';
  if (guard === 'open') {
    if (!forGuests.includes(pattern) || session.status !== 'signed-in' || signingIn) return 'show';
    if (cameAsGuest && signUpForms.includes(pattern)) return 'show';
    // A member without a partner token was sent here to log in as a partner: let them.
    if (needsPartner(search) && session.tokenCommercePartner === null) return 'show';
    const start =
      pattern === paths.roomByRoomBGridLogin.pattern ? paths.roomByRoomBGridStep1 : paths.home;
    return { to: safeNext(search) ?? start.to(language) };
  }
  if (session.status === 'unknown' || signingIn) return 'wait';
  if (session.status === 'signed-out') return { to: loginFor(language, url) };
  return guard === 'partner' && session.tokenCommercePartner === null
    ? { to: loginFor(language, url, 'partner') }
    : 'show';
}

export function needsPartner(search: string): boolean {
  return new URLSearchParams(search).get('reason') === 'partner';
}

/** D43: literally `/vi/login`, whatever the page's language; `next` keeps the page and with it the language. */
function loginFor(language: Language, next: string, reason?: 'partner'): string {
  return paths.login.to(switches.guardLoginLanguage === 'vi' ? defaultLanguage : language, {
    next,
    reason,
  });
}
