import type { Banner } from '@hien/api';
import { ButtonLink, Container, Heading, Picture, Text } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { useOpen } from '../../shared/routing/open-routes.ts';
import * as s from './MiddleBanner.css.ts';

/** One picture from edge to edge in the middle of the page. Without a banner, without an answer, it is simply not there. */
export function MiddleBanner({ query }: { query: Loadable<readonly Banner[]> }) {
  const banner = query.data?.[0];
  return banner ? <Wide banner={banner} /> : null;
}

function Wide({ banner }: { banner: Banner }) {
  const href = useOpen()(`/${useLanguage()}${banner.href}`);
  return (
    <section aria-label={banner.title} className={s.root}>
      <Picture
        className={s.picture}
        picture={banner.picture}
        ratio="21:9"
        sizes="100vw"
        corner="none"
      />
      <Container className={s.place}>
        <div className={s.card}>
          <Heading level={2}>{banner.title}</Heading>
          {banner.subtitle ? <Text tone="muted">{banner.subtitle}</Text> : null}
          {href && banner.action ? <ButtonLink href={href}>{banner.action}</ButtonLink> : null}
        </div>
      </Container>
    </section>
  );
}
