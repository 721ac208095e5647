import { LinkBase } from '../Link/LinkBase.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/media.ts';
import * as s from './ArticleCard.css.ts';

export type ArticleCardProps = {
  href: string;
  title: string;
  picture: PictureData | null;
  /** The section it belongs to, above the title. */
  kicker?: string;
  excerpt?: string;
  /** `text` in the page's language, `iso` for machines. */
  date?: { text: string; iso: string };
  /** Time to read, author. */
  facts?: readonly string[];
  /** `lead` opens a page, `row` stands in a narrow list with a small picture. */
  look?: 'default' | 'lead' | 'row';
  sizes?: string;
  priority?: boolean;
  level?: 2 | 3 | 4;
};

const SIZES = {
  default: '(min-width: 1280px) 410px, (min-width: 768px) 33vw, 100vw',
  lead: '(min-width: 1280px) 760px, 100vw',
  row: '(min-width: 768px) 160px, 112px',
};

/** An article or essay in a list. */
export const ArticleCard = ({
  href,
  title,
  picture,
  kicker,
  excerpt,
  date,
  facts = [],
  look = 'default',
  sizes = SIZES[look],
  priority = false,
  level = 3,
}: ArticleCardProps) => {
  const Title = `h${level}` as const;
  return (
    <article className={look === 'lead' ? s.room : undefined}>
      <div className={s.card[look]}>
        <div className={s.frame}>
          <Picture
            className={s.picture}
            picture={picture}
            ratio={look === 'row' ? '1:1' : '3:2'}
            sizes={sizes}
            priority={priority}
          />
        </div>
        <div className={s.words[look]}>
          {kicker ? <p className={s.kicker}>{kicker}</p> : null}
          <Title className={s.title[look]}>
            <LinkBase className={s.link} href={href}>
              {title}
            </LinkBase>
          </Title>
          {excerpt && look !== 'row' ? <p className={s.excerpt[look]}>{excerpt}</p> : null}
          {date || facts.length > 0 ? (
            <p className={s.facts}>
              {date ? (
                <time className={s.fact} dateTime={date.iso}>
                  {date.text}
                </time>
              ) : null}
              {facts.map((fact) => (
                <span key={fact} className={s.fact}>
                  {fact}
                </span>
              ))}
            </p>
          ) : null}
        </div>
      </div>
    </article>
  );
};
