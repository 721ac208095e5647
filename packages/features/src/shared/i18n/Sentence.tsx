import { Children, type ReactNode, use } from 'react';
import type { Language } from '@hien/domain';
import { kinds } from './message-parts.ts';
import { fillPlaceholders, type Message } from './placeholders.ts';
import { type MessageId, TextsContext } from './texts.ts';
import { useLanguage } from './useLanguage.ts';

type Tags = Readonly<Record<string, (words: ReactNode) => ReactNode>>;

interface SentenceProps {
  id: MessageId;
  /** What the message's `<tags>` become, by name. */
  tags: Tags;
}

function dress(part: Exclude<Message, string>[number], tags: Tags, language: Language): ReactNode {
  return part.type === kinds.tag
    ? tags[part.value]?.(fillPlaceholders(part.children, language))
    : fillPlaceholders([part], language);
}

/** A message with parts of the page around some of its words: links, mostly. It has no placeholders. */
export function Sentence({ id, tags }: SentenceProps) {
  const language = useLanguage();
  const message = use(TextsContext).messages[id];
  return typeof message === 'string'
    ? message
    : Children.toArray(message.map((part) => dress(part, tags, language)));
}
