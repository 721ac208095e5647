import type { ReactNode } from 'react';
import { LinkBase } from '../Link/LinkBase.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/media.ts';
import * as s from './CategoryTile.css.ts';

export type CategoryTileProps = {
  href: string;
  label: string;
  picture?: PictureData | null;
  /** In place of a picture, for places that are no kind of thing, such as “all”. */
  icon?: ReactNode;
  /** E.g. “64 sản phẩm”. */
  count?: string;
  current?: boolean;
  /** `tile` a picture with its name under it, `row` a small one in a line of many. */
  look?: 'tile' | 'row';
  priority?: boolean;
};

/** A kind of thing to go to. */
export const CategoryTile = ({
  href,
  label,
  picture = null,
  icon,
  count,
  current = false,
  look = 'tile',
  priority = false,
}: CategoryTileProps) => (
  <LinkBase className={s.tile[look]} href={href} aria-current={current ? 'page' : undefined}>
    <span className={s.frame[look]}>
      {icon ? (
        <span className={s.icon} aria-hidden>
          {icon}
        </span>
      ) : (
        <Picture
          className={s.picture}
          picture={picture}
          ratio="1:1"
          alt=""
          priority={priority}
          sizes={look === 'tile' ? '(min-width: 768px) 180px, 40vw' : '72px'}
        />
      )}
    </span>
    <span className={s.words}>
      <span className={s.label}>{label}</span>
      {count ? <span className={s.count}>{count}</span> : null}
    </span>
  </LinkBase>
);
