import { type CardContent, type CardKind, cardPath } from '@hien/domain/routes';
import { useLanguage } from '../i18n/useLanguage.ts';
import type { Card } from './PageHead.tsx';

/** The picture that the server draws for links to a page, out of what stands on it. */
export function useCard(kind: CardKind, key: string | number, content: CardContent): Card {
  return { address: cardPath(useLanguage(), kind, key, content), alt: content.title };
}
