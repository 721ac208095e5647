import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/media.ts';
import * as s from './Banner.css.ts';

export type BannerProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> & {
  title: string;
  text?: ReactNode;
  /** The way on: one `ButtonLink`. */
  action?: ReactNode;
  picture: PictureData | null;
  /** A `Badge` or a short line above the title, such as “Đến hết 15/3” or “Quảng cáo”. */
  kicker?: ReactNode;
  /** The side of the words on wide screens; on phones they stand below the picture. */
  side?: 'start' | 'end';
  sizes?: string;
  priority?: boolean;
  level?: 2 | 3;
};

/** A campaign: one picture from edge to edge of its place, and a sheet of paper with the words. */
export const Banner = ({
  title,
  text,
  action,
  picture,
  kicker,
  side = 'end',
  sizes = '100vw',
  priority = false,
  level = 2,
  className,
  ...rest
}: BannerProps) => {
  const Title = `h${level}` as const;
  return (
    <section aria-label={title} className={cx(s.container, className)} {...rest}>
      <div className={s.root}>
        <Picture
          className={s.picture[side]}
          picture={picture}
          ratio="21:9"
          sizes={sizes}
          priority={priority}
          corner="none"
        />
        <div className={s.words[side]}>
          {kicker ? <div className={s.kicker}>{kicker}</div> : null}
          <Title className={s.title}>{title}</Title>
          {text ? <p className={s.text}>{text}</p> : null}
          {action ? <div className={s.action}>{action}</div> : null}
        </div>
      </div>
    </section>
  );
};
