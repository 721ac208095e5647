import type { ReactNode } from 'react';
import { LinkBase } from '../Link/LinkBase.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/media.ts';
import * as s from './DesignCard.css.ts';

export type DesignCardProps = {
  href: string;
  title: string;
  picture: PictureData | null;
  /** Short facts in one line: style, house, area. */
  facts?: readonly string[];
  /** A `Link` to whoever drew it. */
  by?: ReactNode;
  /** A `Price`; the cost of the drawings. */
  price?: ReactNode;
  /** What building it would cost, e.g. “Thi công từ 180.000.000 đ”. */
  note?: ReactNode;
  badges?: ReactNode;
  /** A button over the picture. */
  action?: ReactNode;
  sizes?: string;
  priority?: boolean;
  /** `lead` for the first of a section: larger, with its words beside it on wide screens. */
  look?: 'default' | 'lead';
  level?: 2 | 3 | 4;
};

const SIZES = '(min-width: 1280px) 410px, (min-width: 768px) 50vw, 100vw';
const LEAD_SIZES = '(min-width: 1280px) 840px, 100vw';

/** A ready-made design: a room at 4:3 and its facts. */
export const DesignCard = ({
  href,
  title,
  picture,
  facts = [],
  by,
  price,
  note,
  badges,
  action,
  look = 'default',
  sizes = look === 'lead' ? LEAD_SIZES : SIZES,
  priority = false,
  level = 3,
}: DesignCardProps) => {
  const Title = `h${level}` as const;
  return (
    <article className={look === 'lead' ? s.room : undefined}>
      <div className={s.card[look]}>
        <div className={s.frame}>
          <Picture
            className={s.picture}
            picture={picture}
            ratio="4:3"
            sizes={sizes}
            priority={priority}
            alt={picture?.alt ?? title}
          />
          {badges ? <div className={s.badges}>{badges}</div> : null}
          {action ? <div className={s.action}>{action}</div> : null}
        </div>
        <div className={s.words[look]}>
          <Title className={s.title[look]}>
            <LinkBase className={s.link} href={href}>
              {title}
            </LinkBase>
          </Title>
          {facts.length > 0 ? (
            <ul className={s.facts}>
              {facts.map((fact) => (
                <li key={fact} className={s.fact}>
                  {fact}
                </li>
              ))}
            </ul>
          ) : null}
          {by ? <p className={s.by}>{by}</p> : null}
          {price ? <div className={s.price}>{price}</div> : null}
          {note ? <p className={s.note}>{note}</p> : null}
        </div>
      </div>
    </article>
  );
};
