import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { LinkBase } from '../Link/LinkBase.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/media.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './PostCard.css.ts';

export type PostCount = {
  id: string;
  /** An icon of 16 px. */
  icon: ReactNode;
  text: string;
  /** The figure in words, e.g. “128 lượt thích”. */
  label: string;
};

export type PostCardProps = {
  href: string;
  title: string;
  author: { name: string; src?: string | null };
  /** `text` in the page's language, `iso` for machines. */
  time: { text: string; iso: string };
  excerpt?: string;
  /** Up to three are shown; how many more there are is written over the last. */
  pictures?: readonly PictureData[];
  /** Says how many pictures are not shown, e.g. `(3) => '+3 ảnh'`. */
  moreLabel?: (count: number) => string;
  tags?: readonly { label: string; href: string }[];
  counts?: readonly PostCount[];
  /** A `StatusBadge` of one's own post, such as “waiting”. */
  status?: ReactNode;
  /** A menu or buttons of one's own post. */
  actions?: ReactNode;
  level?: 2 | 3 | 4;
};

const SHOWN = 3;

/** What a member wrote, in a list: who and when, the words, a strip of pictures, what others said. */
export const PostCard = ({
  href,
  title,
  author,
  time,
  excerpt,
  pictures = [],
  moreLabel = (count) => `+${count}`,
  tags = [],
  counts = [],
  status,
  actions,
  level = 3,
}: PostCardProps) => {
  const Title = `h${level}` as const;
  const shown = pictures.slice(0, SHOWN);
  const more = pictures.length - shown.length;
  return (
    <article className={s.root}>
      <header className={s.head}>
        <Avatar name={author.name} src={author.src} size="sm" decorative />
        <p className={s.by}>
          <span className={s.author}>{author.name}</span>
          <time className={s.time} dateTime={time.iso}>
            {time.text}
          </time>
        </p>
        {status}
        {actions ? <div className={s.actions}>{actions}</div> : null}
      </header>
      <Title className={s.title}>
        <LinkBase className={s.link} href={href}>
          {title}
        </LinkBase>
      </Title>
      {excerpt ? <p className={s.excerpt}>{excerpt}</p> : null}
      {shown.length > 0 ? (
        <div className={cx(s.pictures, shown.length === 1 && s.alone)}>
          {shown.map((picture, at) => (
            <Picture
              key={picture.name}
              className={s.picture}
              picture={picture}
              ratio={shown.length === 1 ? '16:9' : '1:1'}
              sizes={shown.length === 1 ? '(min-width: 768px) 640px, 100vw' : '33vw'}
            >
              {more > 0 && at === shown.length - 1 ? (
                <span className={s.more}>{moreLabel(more)}</span>
              ) : null}
            </Picture>
          ))}
        </div>
      ) : null}
      {tags.length > 0 || counts.length > 0 ? (
        <footer className={s.foot}>
          {tags.length > 0 ? (
            <ul className={s.tags}>
              {tags.map((tag) => (
                <li key={tag.href}>
                  <LinkBase className={s.tag} href={tag.href}>
                    {tag.label}
                  </LinkBase>
                </li>
              ))}
            </ul>
          ) : null}
          {counts.length > 0 ? (
            <ul className={s.counts}>
              {counts.map((count) => (
                <li key={count.id} className={s.count}>
                  <span aria-hidden className={s.icon}>
                    {count.icon}
                  </span>
                  <span aria-hidden>{count.text}</span>
                  <VisuallyHidden>{count.label}</VisuallyHidden>
                </li>
              ))}
            </ul>
          ) : null}
        </footer>
      ) : null}
    </article>
  );
};
