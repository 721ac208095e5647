import type { Language } from '../language/language.ts';
import { paths } from './paths.ts';

/**
 * `/vi/affiliate?invitation=open#token`: the page for those who sell here asks, and nothing is done before a press. The token
 * stands behind `#`, so that no server is told it when the page is opened, and none writes it down.
 */
export const shopInvitationHref = (language: Language, token: string): string =>
  `${paths.affiliate.to(language, { invitation: 'open' })}#${token}`;
