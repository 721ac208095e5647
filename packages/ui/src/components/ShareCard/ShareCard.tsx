import { Heart } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { LinkBase } from '../Link/LinkBase.tsx';
import { Picture, type PictureRatio } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/media.ts';
import * as s from './ShareCard.css.ts';

export type ShareCardProps = {
  href: string;
  title: string;
  picture: PictureData | null;
  author: { name: string; src?: string | null };
  /** A short fact of the home, e.g. “72 m², Thủ Đức”. */
  fact?: string;
  /** `text` is the figure, `label` says it in words. */
  likes?: { text: string; label: string };
  /** Frames of one wall may differ. */
  ratio?: PictureRatio;
  sizes?: string;
  priority?: boolean;
  level?: 2 | 3 | 4;
};

const SIZES = '(min-width: 1280px) 410px, (min-width: 768px) 33vw, 50vw';

/** A member's own interior: their picture, their name. */
export const ShareCard = ({
  href,
  title,
  picture,
  author,
  fact,
  likes,
  ratio = '4:5',
  sizes = SIZES,
  priority = false,
  level = 3,
}: ShareCardProps) => {
  const Title = `h${level}` as const;
  return (
    <article className={s.card}>
      <div className={s.frame}>
        <Picture
          className={s.picture}
          picture={picture}
          ratio={ratio}
          sizes={sizes}
          priority={priority}
          alt={picture?.alt ?? title}
        />
      </div>
      <div className={s.words}>
        <Title className={s.title}>
          <LinkBase className={s.link} href={href}>
            {title}
          </LinkBase>
        </Title>
        {fact ? <p className={s.fact}>{fact}</p> : null}
        <div className={s.foot}>
          <span className={s.author}>
            <Avatar name={author.name} src={author.src} size="xs" decorative />
            <span className={s.name}>{author.name}</span>
          </span>
          {likes ? (
            <span className={s.likes}>
              <Heart size={15} strokeWidth={1.75} aria-hidden />
              <span aria-hidden>{likes.text}</span>
              <span className={s.hidden}>{likes.label}</span>
            </span>
          ) : null}
        </div>
      </div>
    </article>
  );
};
