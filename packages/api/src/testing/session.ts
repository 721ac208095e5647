import { clearTokens, writeTokens } from '../session/storage.ts';
import { commerceTokenOf, tokens } from './fixtures/members.ts';

/** Puts a story or a test into the session of a member; `partner` also opens the shop manager. */
export function signInForStory(who: 'member' | 'partner' | 'admin' | 'social' = 'member'): void {
  writeTokens({
    token: tokens[who],
    tokenCommerce: commerceTokenOf(tokens[who]),
    tokenCommercePartner: who === 'partner' ? tokens.commercePartner : null,
  });
}

export function signOutForStory(): void {
  clearTokens();
}
