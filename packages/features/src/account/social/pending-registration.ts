import type { SocialRegistration } from '@hien/api';

/** Whom a provider has proven and who is not registered yet. In memory: a token has no place in an address (D55). */
let held: SocialRegistration | null = null;

export function keepPendingRegistration(person: SocialRegistration | null): void {
  held = person;
}

/** The person of an address, if this page has the proof. */
export function pendingRegistration(
  method: string | null,
  userId: string | null,
): SocialRegistration | null {
  return held !== null && held.login_method === method && held.social_id === userId ? held : null;
}
