import { switches, type Switches } from '../switches.ts';
import type { Language } from '../language/language.ts';

/** The three rules of platform 2, and pages without one. */
export type RouteGuard = 'public' | 'auth' | 'partner' | 'guest-only';

export type RouteSession = { readonly signedIn: boolean; readonly partner: boolean };

export type RouteDecision =
  | { readonly go: 'in' }
  /** `next`: where to come back to; `because`: partner pages tell a signed-in member what is missing (D49). */
  | {
      readonly go: 'login';
      readonly language: Language;
      readonly next: string;
      readonly because: 'login' | 'partner';
    }
  | { readonly go: 'home'; readonly language: Language };

/** @param path the path that was asked for, with its language, to come back to. */
export function routeDecision(
  guard: RouteGuard,
  session: RouteSession,
  language: Language,
  path: string,
  loginLanguage: Switches['guardLoginLanguage'] = switches.guardLoginLanguage,
): RouteDecision {
  const toLogin = (because: 'login' | 'partner'): RouteDecision => ({
    go: 'login',
    language: loginLanguage === 'vi' ? 'vi' : language,
    next: path,
    because,
  });
  switch (guard) {
    case 'public':
      return { go: 'in' };
    case 'auth':
      return session.signedIn ? { go: 'in' } : toLogin('login');
    case 'partner':
      return session.partner ? { go: 'in' } : toLogin(session.signedIn ? 'partner' : 'login');
    case 'guest-only':
      return session.signedIn ? { go: 'home', language } : { go: 'in' };
  }
}
