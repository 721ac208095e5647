import type { SearchHit } from '@hien/api';
import { Heading, Link, Picture, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import { Marked } from './Marked.tsx';
import * as s from './HitCard.css.ts';

/** A design, an article or a home among the results: a small picture beside its words. */
export function HitCard({
  hit,
  href,
  action,
}: {
  hit: SearchHit;
  href: string;
  /** A button beside the words, such as a heart. */
  action?: ReactNode;
}) {
  return (
    <article className={s.card}>
      <Picture picture={hit.picture} ratio="4:3" sizes="160px" alt="" />
      <div className={s.words}>
        <Heading level={3} size="h5" clamp={2}>
          <Link variant="quiet" stretched href={href}>
            <Marked text={hit.title} ranges={hit.highlights} />
          </Link>
        </Heading>
        <Text size="small" tone="muted" clamp={2}>
          {hit.excerpt}
        </Text>
      </div>
      {action === undefined ? null : <div className={s.action}>{action}</div>}
    </article>
  );
}
