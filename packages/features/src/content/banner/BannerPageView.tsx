import type { BannerPage } from '@hien/api';
import {
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  Picture,
  Section,
  Skeleton,
  SkeletonText,
  Text,
} from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ProductTiles } from '../../shared/product/ProductTiles.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import * as s from './BannerPage.css.ts';

/** What a banner tells in full: its picture, its words, what it is about, and the way on. */
export function BannerPageView({ banner }: { banner: Loadable<BannerPage> }) {
  const text = useText();
  const language = useLanguage();
  return (
    <QueryBoundary
      query={banner}
      size="page"
      skeleton={
        <Container className={s.page}>
          <Skeleton height="36vh" />
          <SkeletonText lines={8} />
        </Container>
      }
      notFound={<NotFoundState title={text('banner.over.title')} text={text('banner.over.text')} />}
    >
      {(data) => (
        <>
          <Container className={s.page}>
            <Picture
              picture={data.picture}
              ratio="21:9"
              sizes="(min-width: 1280px) 1240px, 100vw"
              alt=""
              priority
            />
            <div className={s.words}>
              <Heading level={1}>{data.title}</Heading>
              {data.subtitle ? (
                <Text size="lead" tone="muted" measure>
                  {data.subtitle}
                </Text>
              ) : null}
              {data.content
                .split(/\n{2,}/u)
                .filter((part) => part.trim() !== '')
                .map((part) => (
                  <Text key={part} measure>
                    {part}
                  </Text>
                ))}
              <div>
                <ButtonLink
                  variant="primary"
                  href={
                    data.leadsTo === null ? paths.shop.to(language) : `/${language}${data.leadsTo}`
                  }
                >
                  {data.action ?? text('state.shop')}
                </ButtonLink>
              </div>
            </div>
          </Container>
          <Section title={text('banner.products')}>
            {data.products.length === 0 ? (
              <EmptyState level={3} title={text('banner.products.empty')} />
            ) : (
              <AreaMessages area="shop">
                <ProductTiles products={data.products} level={3} />
              </AreaMessages>
            )}
          </Section>
        </>
      )}
    </QueryBoundary>
  );
}
