import type { RbrHomeCard } from '@hien/api';
import { Grid, Heading, Link, Picture, SkeletonPicture, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './HomeCards.css.ts';

const columns = { phone: 1, tablet: 2, desktop: 3 } as const;

interface HomeCardsProps {
  homes: readonly RbrHomeCard[];
  /** Of the name over a card. */
  level?: 2 | 3;
  href: (home: RbrHomeCard) => string;
  /** They stand far below what the page opens with: their pictures come as one gets near. */
  isBelow?: boolean;
}

/** Home types as one of their rooms looks, with what they cost at least; the whole card answers the pointer. */
export function HomeCards({ homes, level = 3, href, isBelow = false }: HomeCardsProps) {
  const text = useText();
  const format = useFormat();
  return (
    <Grid as="ul" columns={columns} gap={6} className={s.list}>
      {homes.map((home, at) => (
        <li key={home.design_id} className={s.card}>
          <Picture
            picture={home.picture}
            ratio="4:3"
            sizes="(width > 992px) 400px, (width > 767px) 50vw, 100vw"
            alt=""
            priority={at === 0 && !isBelow}
          />
          <Heading level={level} size="h4">
            <Link className={s.link} href={href(home)}>
              {home.name}
            </Link>
          </Heading>
          <Text tone="muted">
            {[
              home.project_name,
              ...(home.tower === null ? [] : [text('rooms.project.tower', { tower: home.tower })]),
              format.area(home.area),
            ].join(' · ')}
          </Text>
          {home.price_from === null ? null : (
            <Text numeric>
              {text('rooms.project.from', { price: format.vnd(home.price_from) })}
            </Text>
          )}
        </li>
      ))}
    </Grid>
  );
}

/** As large as the cards that come. */
export function HomeCardsSkeleton() {
  return (
    <Grid columns={columns} gap={6}>
      <SkeletonPicture ratio="4:3" />
      <SkeletonPicture ratio="4:3" />
      <SkeletonPicture ratio="4:3" />
    </Grid>
  );
}
