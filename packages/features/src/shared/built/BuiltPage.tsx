import type { BuiltDetail } from '@hien/api';
import {
  Breadcrumbs,
  Container,
  Heading,
  Skeleton,
  SkeletonPicture,
  SkeletonText,
  Text,
} from '@hien/ui';
import type { ReactNode } from 'react';
import { useMonths } from '../contractors/useMonths.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import { Builder } from './Builder.tsx';
import { BuiltPhotos } from './BuiltPhotos.tsx';
import { BuiltRooms, type Marked } from './BuiltRooms.tsx';
import { BuiltCosts, BuiltFacts, BuiltPhases } from './BuiltSums.tsx';
import * as s from './BuiltPage.css.ts';

interface BuiltPageProps {
  built: BuiltDetail;
  trail: { label: string; href: string }[];
  /** What it was built after, with the way to begin from it: first in the side column. */
  after: ReactNode;
  /** Below a room's words. */
  belowRoom?: (at: number, marked: Marked) => ReactNode;
  /** Below the rooms. */
  children?: ReactNode;
}

/** A home that was built: its story and its rooms, beside what it cost, how long it took and who built it. */
export function BuiltPage({ built, trail, after, belowRoom, children }: BuiltPageProps) {
  const text = useText();
  const monthsOf = useMonths();
  const { vnd } = useFormat();
  return (
    <Container className={s.page}>
      <Breadcrumbs label={text('built.trail')} trail={trail} current={built.name} />
      <div className={built.photos.length === 1 ? s.topBeside : s.top}>
        <header className={s.head}>
          <Heading level={1}>{built.name}</Heading>
          <p className={s.lead}>{built.summary}</p>
          <Text tone="muted" numeric>
            {[
              [built.location, built.city].join(', '),
              monthsOf(built.months),
              vnd(built.cost),
            ].join(' · ')}
          </Text>
        </header>
        <BuiltPhotos built={built} />
      </div>
      <div className={s.columns}>
        <div className={s.after}>{after}</div>
        <div className={s.main}>
          <section className={s.part} aria-labelledby="built-story">
            <Heading level={2} size="h3" id="built-story">
              {text('built.story')}
            </Heading>
            <Text measure className={s.story}>
              {built.story}
            </Text>
          </section>
          <section className={s.part} aria-labelledby="built-rooms">
            <Heading level={2} size="h3" id="built-rooms">
              {text('built.rooms')}
            </Heading>
            <BuiltRooms built={built} {...(belowRoom ? { below: belowRoom } : {})} />
          </section>
          {children}
        </div>
        <aside className={s.side} aria-label={text('built.facts')}>
          <BuiltCosts built={built} />
          <BuiltPhases built={built} />
          <BuiltFacts built={built} />
          <Builder company={built.company} />
        </aside>
      </div>
    </Container>
  );
}

/** As large as the home that comes. */
export const BuiltSkeleton = () => (
  <Container className={s.page}>
    <Skeleton shape="text" width="16rem" />
    <SkeletonText lines={3} />
    <div className={s.columns}>
      <div className={s.main}>
        <SkeletonText lines={4} />
        <SkeletonPicture ratio="4:3" />
      </div>
    </div>
  </Container>
);
