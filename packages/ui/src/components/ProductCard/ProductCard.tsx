import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { LinkBase } from '../Link/LinkBase.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/media.ts';
import * as s from './ProductCard.css.ts';

export type ProductCardProps = {
  href: string;
  title: string;
  /** Of the title, where that is not the page's language. */
  titleLang?: string | undefined;
  /** The title with what was searched for marked. */
  marked?: ReactNode;
  /** The maker or shop, above the title. */
  brand?: string;
  picture: PictureData | null;
  /** Shown under the pointer: the piece in a room. */
  alternate?: PictureData | null;
  /** A `Price`. */
  price: ReactNode;
  /** A `Rating`. */
  rating?: ReactNode;
  /** `Badge`s over the picture. */
  badges?: ReactNode;
  /** The words for “sold out”; the picture then steps back. */
  soldOut?: string;
  /** How many more colours or sizes there are, e.g. “4 màu”. */
  options?: string;
  /** A button over the picture, such as “keep”. */
  action?: ReactNode;
  sizes?: string;
  priority?: boolean;
  /** The level of the title in the page's outline. */
  level?: 2 | 3 | 4;
};

const SIZES = '(min-width: 1280px) 300px, (min-width: 992px) 25vw, (min-width: 768px) 33vw, 50vw';

/** A product in a list: the picture leads, the whole card is one link. */
export const ProductCard = ({
  href,
  title,
  titleLang,
  marked,
  brand,
  picture,
  alternate,
  price,
  rating,
  badges,
  soldOut,
  options,
  action,
  sizes = SIZES,
  priority = false,
  level = 3,
}: ProductCardProps) => {
  const Title = `h${level}` as const;
  return (
    <article className={s.card}>
      <div className={s.frame}>
        <Picture
          className={cx(s.picture, soldOut && s.faded)}
          picture={picture}
          ratio="1:1"
          sizes={sizes}
          priority={priority}
          alt={picture?.alt ?? title}
        />
        {alternate && !soldOut ? (
          <Picture className={s.alternate} picture={alternate} ratio="1:1" sizes={sizes} alt="" />
        ) : null}
        {badges ? <div className={s.badges}>{badges}</div> : null}
        {soldOut ? <p className={s.soldOut}>{soldOut}</p> : null}
        {action ? <div className={s.action}>{action}</div> : null}
      </div>
      <div className={s.words}>
        {brand ? <p className={s.brand}>{brand}</p> : null}
        <Title className={s.title} lang={titleLang}>
          <LinkBase className={s.link} href={href}>
            {marked ?? title}
          </LinkBase>
        </Title>
        <div className={s.price}>{price}</div>
        {rating || options ? (
          <div className={s.facts}>
            {rating}
            {options ? <span>{options}</span> : null}
          </div>
        ) : null}
      </div>
    </article>
  );
};
