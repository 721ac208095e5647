import { hasSession } from '@hien/api';
import type { Language } from '@hien/domain';
import type { Route } from '@hien/domain/routes';
import { splitLanguage } from '@hien/features/shared';
import { judge } from '../guard.ts';

/**
 * Where a guest is led who opens a page for members, if it speaks another language (D43): hydration cannot end in another
 * language than it began in. Undefined for whoever stays, or is led on within the language.
 */
export function guestElsewhere(
  { guard, pattern }: Pick<Route, 'guard' | 'pattern'>,
  language: Language,
): string | undefined {
  if (hasSession()) return undefined;
  const { pathname, search } = location;
  const verdict = judge(
    { guard, pattern, language, url: `${pathname}${search}`, search },
    { status: 'signed-out', tokenCommercePartner: null },
    false,
  );
  if (typeof verdict === 'string') return undefined;
  return splitLanguage(verdict.to)?.language === language ? undefined : verdict.to;
}

/** The page that was asked for stays in no history; nothing comes after it here. */
export function leaveFor(url: string): Promise<never> {
  location.replace(url);
  return new Promise(() => undefined);
}
