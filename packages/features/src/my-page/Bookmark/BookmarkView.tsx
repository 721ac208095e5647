import type { SavedProductList } from '@hien/api';
import { ButtonLink, EmptyState, SkeletonCard, Stack, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import { ProductTiles } from '../../shared/product/ProductTiles.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { grid } from '../../shared/product/ProductTiles.css.ts';

interface BookmarkViewProps {
  saved: Loadable<SavedProductList>;
  href: (change: { page: number }) => string;
}

/** Saved products as cards, with what they cost today. The heart takes one away, and the notice brings it back. */
export function BookmarkView({ saved, href }: BookmarkViewProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <MyPageFrame
      section="bookmark"
      title={text('my-page.bookmark.title')}
      lead={text('my-page.bookmark.lead')}
    >
      <PagedList
        query={saved}
        size="page"
        label={text('my-page.bookmark.title')}
        href={href}
        skeleton={
          <div className={grid}>
            {Array.from({ length: 6 }, (_, at) => (
              <SkeletonCard key={at} kind="product" />
            ))}
          </div>
        }
        empty={
          <EmptyState
            title={text('my-page.bookmark.empty.title')}
            text={text('my-page.bookmark.empty.text')}
            action={
              <ButtonLink href={paths.shop.to(language)} variant="primary">
                {text('my-page.bookmark.empty.action')}
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
          </Stack>
        )}
      </PagedList>
    </MyPageFrame>
  );
}
