import type { SearchGroup, SearchHit, SearchResult } from '@hien/api';
import { Container, EmptyState, Heading, Link, SkeletonCard, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { type MessageId, useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { SiteSearch } from '../../shared/search/SiteSearch.tsx';
import { DesignHeart } from '../../shared/designs/DesignHeart.tsx';
import { HitCard } from './HitCard.tsx';
import { PopularWords } from './PopularWords.tsx';
import { ProductHitCard } from './ProductHitCard.tsx';
import * as s from './SearchResultView.css.ts';

export interface SearchResultViewProps {
  /** As searched for. */
  q: string;
  result: Loadable<SearchResult>;
}

export function SearchResultView({ q, result }: SearchResultViewProps) {
  const text = useText();
  return (
    <Container className={s.page}>
      <header className={s.head}>
        <Heading level={1}>{text('search-result.title', { q })}</Heading>
        <div className={s.box}>
          <SiteSearch key={q} words={q} size="lg" />
        </div>
      </header>
      <QueryBoundary
        query={result}
        size="page"
        skeleton={<ResultSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            title={text('search-result.empty.title', { q })}
            text={text('search-result.empty.text')}
            action={<PopularWords />}
          />
        }
      >
        {(found) => <Groups q={q} found={found} />}
      </QueryBoundary>
    </Container>
  );
}

function Groups({ q, found }: { q: string; found: SearchResult }) {
  const text = useText();
  const language = useLanguage();
  const { products } = found;
  return (
    <>
      <Text tone="muted" role="status" numeric>
        {text('search-result.total', { count: found.total })}
      </Text>
      {products.items.length > 0 ? (
        <Group
          title="search-result.products"
          total={products.total}
          action={
            products.total > products.items.length ? (
              <Link variant="action" href={paths.shop.to(language, { q })}>
                {text('search-result.products.all', { count: products.total })}
              </Link>
            ) : null
          }
        >
          <ul className={s.products}>
            {products.items.map((product, at) => (
              <li key={product.id}>
                <ProductHitCard product={product} priority={at < 2} />
              </li>
            ))}
          </ul>
        </Group>
      ) : null}
      <Hits
        title="search-result.designs"
        group={found.designs}
        href={({ id }) => paths.interiorDesignDetail.to(language, { id })}
        action={({ id, title }) => <DesignHeart id={id} name={title} place="words" />}
      />
      <Hits
        title="search-result.articles"
        group={found.articles}
        href={({ id }) => paths.articleDetail.to(language, { id })}
      />
      <Hits
        title="search-result.homes"
        group={found.interior_shares}
        href={({ slug }) => paths.interiorShareDetail.to(language, { slug })}
      />
    </>
  );
}

interface GroupProps {
  title: MessageId;
  total: number;
  action?: ReactNode;
  children: ReactNode;
}

function Group({ title, total, action, children }: GroupProps) {
  const text = useText();
  return (
    <section className={s.group} aria-label={text(title)}>
      <div className={s.groupHead}>
        <Heading level={2}>
          {text(title)} <span className={s.count}>{total}</span>
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}

function Hits({
  title,
  group,
  href,
  action,
}: {
  title: MessageId;
  group: SearchGroup;
  href: (hit: SearchHit) => string;
  action?: (hit: SearchHit) => ReactNode;
}) {
  if (group.items.length === 0) return null;
  return (
    <Group title={title} total={group.total}>
      <ul className={s.hits}>
        {group.items.map((hit) => (
          <li key={hit.id}>
            <HitCard hit={hit} href={href(hit)} action={action?.(hit)} />
          </li>
        ))}
      </ul>
    </Group>
  );
}

function ResultSkeleton() {
  return (
    <div className={s.products}>
      {Array.from({ length: 8 }, (_, at) => (
        <SkeletonCard key={at} kind="product" />
      ))}
    </div>
  );
}
