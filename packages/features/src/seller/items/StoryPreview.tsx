import type { Language } from '@hien/domain';
import { StorySections } from '../../shared/items/StorySections.tsx';
import * as s from './story-preview.css.ts';
import type { Content } from './useItemDraft.ts';

interface StoryPreviewProps {
  story: Content['story'];
  language: Language;
  /** Of the sections' titles. */
  level: 3 | 4;
}

/** What is told of an item at length as buyers will read it: what is not translated stands in Vietnamese. */
export function StoryPreview({ story, language, level }: StoryPreviewProps) {
  return (
    <StorySections
      level={level}
      sections={story.map(({ title, text, side, picture }) => ({
        title: title[language] || title.vi,
        text: text[language] || text.vi,
        side,
        picture:
          picture === '' ? null : (
            <img className={s.picture} src={`${picture}?width=640`} alt="" loading="lazy" />
          ),
      }))}
    />
  );
}
