import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { type Definition, DefinitionList } from '../DefinitionList/DefinitionList.tsx';
import { LinkBase } from '../Link/LinkBase.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/media.ts';
import * as s from './ContractorCard.css.ts';

export type ContractorCardProps = {
  href: string;
  name: string;
  logo?: string | null;
  /** Finished work; the first three are shown. */
  pictures: readonly PictureData[];
  /** The word for “paid” where the place was bought: advertising is always told apart. */
  paid?: string;
  /** The word for “checked by us”, beside the name. */
  verified?: string;
  /** A `Rating`. */
  rating?: ReactNode;
  /** Short facts in one line: town, years, works. */
  facts?: readonly string[];
  /** What they build, as short words. */
  trades?: readonly string[];
  /** Why it stands where it stands, in one sentence. */
  why?: string;
  /** The reason in full, folded under the sentence: what is counted, and how much each gave. */
  reckoning?: { summary: string; items: readonly Definition[] };
  /** What a square metre costs, e.g. a `Price`. */
  price?: ReactNode;
  /** Where it leads besides its page: a button under the words. */
  way?: ReactNode;
  /** A button over the picture, such as “keep”. */
  action?: ReactNode;
  /** `card` in a grid, `row` alone in a line of a directory. */
  look?: 'card' | 'row';
  sizes?: string;
  priority?: boolean;
  level?: 2 | 3 | 4;
};

const SIZES = { card: '(min-width: 768px) 300px, 100vw', row: '(min-width: 768px) 560px, 100vw' };

/** Who builds: their work first, then who they are and what others thought of it. */
export const ContractorCard = ({
  href,
  name,
  logo,
  pictures,
  paid,
  verified,
  rating,
  facts = [],
  trades = [],
  why,
  reckoning,
  price,
  way,
  action,
  look = 'card',
  sizes = SIZES[look],
  priority = false,
  level = 3,
}: ContractorCardProps) => {
  const Title = `h${level}` as const;
  const [first = null, ...others] = pictures.slice(0, 3);
  return (
    <article className={s.container}>
      <div className={cx(s.card[look], paid && s.bought[look])}>
        <div className={s.frame}>
          <div className={others.length === 2 ? s.three : s.one}>
            <Picture
              className={s.picture}
              picture={first}
              ratio="3:2"
              corner="none"
              sizes={sizes}
              priority={priority}
              alt={first?.alt ?? name}
            />
            {others.length === 2
              ? others.map((picture) => (
                  <Picture
                    key={picture.name}
                    className={s.small}
                    picture={picture}
                    ratio="4:3"
                    corner="none"
                    sizes="160px"
                  />
                ))
              : null}
          </div>
          {paid ? (
            <div className={s.badges}>
              <Badge tone="paid">{paid}</Badge>
            </div>
          ) : null}
          {action ? <div className={s.action}>{action}</div> : null}
        </div>
        <div className={s.words[look]}>
          <div className={s.head}>
            <Avatar name={name} src={logo} shape="square" decorative />
            <div className={s.who}>
              <Title className={s.name}>
                <LinkBase className={s.link} href={href}>
                  {name}
                </LinkBase>
                {verified ? (
                  <BadgeCheck
                    className={s.verified}
                    size={17}
                    strokeWidth={1.75}
                    role="img"
                    aria-label={verified}
                  />
                ) : null}
              </Title>
              {rating}
            </div>
          </div>
          {facts.length > 0 ? (
            <ul className={s.facts}>
              {facts.map((fact) => (
                <li key={fact} className={s.fact}>
                  {fact}
                </li>
              ))}
            </ul>
          ) : null}
          {trades.length > 0 ? (
            <ul className={s.trades}>
              {trades.map((trade) => (
                <li key={trade}>
                  <Badge variant="outline">{trade}</Badge>
                </li>
              ))}
            </ul>
          ) : null}
          {why ? <p className={s.why}>{why}</p> : null}
          {reckoning ? (
            <details className={s.reckoning}>
              <summary className={s.summary}>{reckoning.summary}</summary>
              <DefinitionList items={reckoning.items} look="sum" />
            </details>
          ) : null}
          {price ? <div className={s.price}>{price}</div> : null}
          {way ? <div className={s.way}>{way}</div> : null}
        </div>
      </div>
    </article>
  );
};
