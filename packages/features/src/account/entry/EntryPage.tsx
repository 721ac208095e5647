import { Heading, Picture, type PictureData, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import * as s from '../Login/LoginView.css.ts';
import * as own from './EntryPage.css.ts';
import { housePictures } from '../../shared/pictures/house-picture.ts';

interface EntryPageProps {
  title: string;
  lead: ReactNode;
  picture?: Omit<PictureData, 'alt'>;
  children: ReactNode;
}

/** One thing to do, beside a room; on phones the thing alone. */
export function EntryPage({
  title,
  lead,
  picture = housePictures.paperLamps,
  children,
}: EntryPageProps) {
  return (
    <div className={s.page}>
      <div className={s.column}>
        <header className={s.head}>
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">{lead}</Text>
        </header>
        {children}
      </div>
      <div className={own.room}>
        <Picture
          className={own.picture}
          picture={{ ...picture, alt: '' }}
          ratio="4:5"
          sizes="(min-width: 993px) 50vw, 1px"
          corner="none"
        />
      </div>
    </div>
  );
}
