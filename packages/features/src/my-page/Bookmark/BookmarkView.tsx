import type { SavedProductList } from '@hien/api';
import { ButtonLink, EmptyState, SkeletonCard, Stack, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import { ProductTiles } from '../../shared/product/ProductTiles.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { ListPages } from '../parts/ListPages.tsx';
import { grid } from '../../shared/product/ProductTiles.css.ts';

interface BookmarkViewProps {
  saved: Loadable<SavedProductList>;
  page: number;
}

/** Saved products as cards, with what they cost today. The heart takes one away, and the notice brings it back. */
export function BookmarkView({ saved, page }: BookmarkViewProps) {
  const text = useText();
  const language = useLanguage();
  const shop = paths.shop.to(language);
  return (
    <MyPageFrame
      place="bookmark"
      title={text('my-page.bookmark.title')}
      lead={text('my-page.bookmark.lead')}
    >
      <QueryBoundary
        query={saved}
        size="page"
        skeleton={
          <div className={grid}>
            {Array.from({ length: 6 }, (_, at) => (
              <SkeletonCard key={at} kind="product" />
            ))}
          </div>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title={text(page > 1 ? 'my-page.bookmark.beyond' : 'my-page.bookmark.empty.title')}
            text={text('my-page.bookmark.empty.text')}
            action={
              <ButtonLink href={page > 1 ? paths.bookmark.to(language) : shop} variant="primary">
                {text(page > 1 ? 'my-page.pages.first' : 'my-page.bookmark.empty.action')}
              </ButtonLink>
            }
          />
        }
      >
        {({ items, meta }) => (
          <Stack gap={5}>
            <Text size="small" tone="muted">
              {text('my-page.bookmark.count', { count: meta.total })}
            </Text>
            <ProductTiles products={items.map(({ product }) => product)} />
            <ListPages
              page={page}
              totalPages={meta.totalPages}
              href={(next) => paths.bookmark.to(language, next === 1 ? {} : { page: next })}
              label={text('my-page.bookmark.title')}
            />
          </Stack>
        )}
      </QueryBoundary>
    </MyPageFrame>
  );
}
