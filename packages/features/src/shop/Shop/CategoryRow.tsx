import type { Category, Language } from '@hien/domain';
import { Chip } from '@hien/ui';
import { changed } from '../../shared/address/address.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { categoryLabel } from '../../shared/catalog/category-label.ts';
import type { ShopQuery } from './shop-query.ts';
import * as s from './CategoryRow.css.ts';

interface CategoryRowProps {
  categories: readonly Category[];
  query: ShopQuery;
  href: (query: ShopQuery) => string;
  language: Language;
}

/** The categories side by side, all of them in sight; a row that a thumb pushes on phones. */
export function CategoryRow({ categories, query, href, language }: CategoryRowProps) {
  const text = useText();
  return (
    <nav aria-label={text('shop.categories')} className={s.row}>
      <ul className={s.list}>
        {categories.map((category) => (
          <li key={`category-${category.categoryId}`} className={s.item}>
            <Chip
              href={href(changed(query, { category: category.categoryId }))}
              chosen={category.categoryId === query.category}
            >
              {categoryLabel(category, language)}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
