import type { Banner } from '@hien/api';
import { ButtonLink, Carousel, Container, Heading, Picture, Skeleton, Text } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import * as s from './Hero.css.ts';

/** The banners: a wide picture each, and a corner of paper with its words. The first picture is the page's first. */
export function Hero({ query }: { query: Loadable<readonly Banner[]> }) {
  const text = useText();
  return (
    <Container className={s.root}>
      <QueryBoundary
        query={query}
        skeleton={<HeroSkeleton />}
        isEmpty={(banners) => banners.length === 0}
      >
        {(banners) => (
          <Carousel
            label={text('home.hero.label')}
            labels={{
              previous: text('carousel.previous'),
              next: text('carousel.next'),
              slide: (position, count) => text('carousel.slide', { position, count }),
              pause: text('carousel.pause'),
              play: text('carousel.play'),
            }}
            slides={banners.map((banner, at) => ({
              id: String(banner.id),
              content: <BannerSlide banner={banner} first={at === 0} />,
            }))}
          />
        )}
      </QueryBoundary>
    </Container>
  );
}

function BannerSlide({ banner, first }: { banner: Banner; first: boolean }) {
  const href = `/${useLanguage()}${banner.href}`;
  return (
    <article className={s.slide}>
      <div className={s.frame}>
        <Picture
          className={s.picture}
          picture={banner.picture}
          ratio="16:9"
          sizes="(min-width: 1344px) 1280px, 100vw"
          priority={first}
          corner="none"
        />
      </div>
      <div className={s.panel}>
        <Heading level={2} size="h1">
          {banner.title}
        </Heading>
        {banner.subtitle ? (
          <Text tone="muted" size="lead">
            {banner.subtitle}
          </Text>
        ) : null}
        {banner.action ? (
          <ButtonLink variant="primary" size="lg" href={href}>
            {banner.action}
          </ButtonLink>
        ) : null}
      </div>
    </article>
  );
}

function HeroSkeleton() {
  return (
    <div className={s.slide}>
      <div className={s.frame}>
        <Skeleton width="100%" height="100%" />
      </div>
      <div className={s.panel}>
        <Skeleton width="80%" height="2.5rem" />
        <Skeleton width="60%" height="1.25rem" />
      </div>
    </div>
  );
}
