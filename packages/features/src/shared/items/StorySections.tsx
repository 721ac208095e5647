import type { StorySection } from '@hien/domain';
import type { ReactNode } from 'react';
import * as s from './StorySections.css.ts';

export interface ToldSection {
  readonly title: string;
  readonly text: string;
  readonly side: StorySection['side'];
  readonly picture: ReactNode;
}

interface StorySectionsProps {
  sections: readonly ToldSection[];
  /** Of the sections' titles. */
  level: 3 | 4;
}

/** What a shop tells of an item at length: each section its picture over its words, or at one side of them. */
export function StorySections({ sections, level }: StorySectionsProps) {
  const Title = level === 3 ? 'h3' : 'h4';
  return (
    <div className={s.list}>
      {sections.map(({ title, text, side, picture }, at) => (
        // Sections have no names, and two may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <section key={at} className={s.sides[picture === null ? 'above' : side]}>
          {picture === null ? null : (
            <div className={side === 'right' ? s.pictureRight : s.picture}>{picture}</div>
          )}
          {title === '' && text === '' ? null : (
            <div className={s.words}>
              {title === '' ? null : <Title className={s.title}>{title}</Title>}
              {text === '' ? null : <p className={s.text}>{text}</p>}
            </div>
          )}
        </section>
      ))}
    </div>
  );
}
