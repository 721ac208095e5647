import type { ArticleLink } from '@hien/api';
import { Container, LinkBase, Picture } from '@hien/ui';
import { useText } from '../i18n/useText.ts';
import * as s from './reading.css.ts';

interface NeighboursProps {
  previous: ArticleLink | null;
  next: ArticleLink | null;
  href: (link: ArticleLink) => string;
}

/** What was published right before and right after. */
export function Neighbours({ previous, next, href }: NeighboursProps) {
  const text = useText();
  if (!previous && !next) return null;
  const to = (link: ArticleLink | null, label: string) =>
    link ? (
      <LinkBase className={s.neighbour} href={href(link)}>
        <Picture
          className={s.neighbourPicture}
          picture={link.picture}
          ratio="1:1"
          sizes="96px"
          alt=""
        />
        <span className={s.neighbourWords}>
          <span className={s.neighbourLabel}>{label}</span>
          <span className={s.neighbourTitle}>{link.title}</span>
        </span>
      </LinkBase>
    ) : (
      <span />
    );
  return (
    <Container className={s.neighbours}>
      {to(previous, text('reading.previous'))}
      {to(next, text('reading.next'))}
    </Container>
  );
}
