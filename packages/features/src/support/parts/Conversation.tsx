import type { Picture } from '@hien/api';
import { Avatar, Text, VisuallyHidden, mediaUrl } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PictureStrip } from '../../shared/pictures/PictureStrip.tsx';
import * as s from './Conversation.css.ts';

/** One thing said. */
export interface SaidWords {
  position: number;
  /** Stands at the reader's own side. */
  mine: boolean;
  name: string;
  avatar?: { path: string; name: string } | null;
  /** `square` for a company or for Hiên. */
  shape: 'round' | 'square';
  content: string;
  images: readonly Picture[];
  at: string;
}

/** What was said, the oldest first: the others at the left, the reader at the right. Words are text, whatever stands in them. */
export function Conversation({ words, label }: { words: readonly SaidWords[]; label: string }) {
  const text = useText();
  const format = useFormat();
  return (
    <ol className={s.list} aria-label={label}>
      {words.map((said) => (
        <li key={said.position} className={said.mine ? s.mine : s.theirs}>
          <Avatar
            name={said.name}
            size="sm"
            shape={said.shape}
            decorative
            src={said.avatar ? mediaUrl(said.avatar, { width: 96 }) : null}
          />
          <article className={s.words}>
            <Text size="caption" tone="muted" className={s.head} numeric>
              {said.mine ? <VisuallyHidden>{text('support.by-me')}</VisuallyHidden> : null}
              <span className={s.name}>{said.name}</span>
              <time dateTime={said.at}>{format.date(said.at, 'dateTime')}</time>
            </Text>
            <div className={said.mine ? s.bubbleMine : s.bubble}>
              <Text className={s.content}>{said.content}</Text>
              <PictureStrip
                pictures={said.images}
                label={text('support.attachments.of', { name: said.name })}
              />
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
