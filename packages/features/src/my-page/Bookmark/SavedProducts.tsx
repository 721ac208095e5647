import type { SavedProductList } from '@hien/api';
import { SkeletonCard } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ProductTiles } from '../../shared/product/ProductTiles.tsx';
import { grid } from '../../shared/product/ProductTiles.css.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { SavedList } from '../parts/SavedList.tsx';

interface SavedProductsProps {
  saved: Loadable<SavedProductList>;
  href: (change: { page: number }) => string;
}

/** Saved products as cards, with what they cost today. The heart takes one away, and the notice brings it back. */
export function SavedProducts({ saved, href }: SavedProductsProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <SavedList
      saved={saved}
      label={text('my-page.bookmark.title')}
      href={href}
      none={{
        title: text('my-page.bookmark.empty.title'),
        text: text('my-page.bookmark.empty.text'),
        action: text('my-page.bookmark.empty.action'),
      }}
      startHref={paths.shop.to(language)}
      skeleton={
        <div className={grid}>
          {Array.from({ length: 6 }, (_, at) => (
            <SkeletonCard key={at} kind="product" />
          ))}
        </div>
      }
    >
      {({ items }) => <ProductTiles products={items.map(({ product }) => product)} />}
    </SavedList>
  );
}
