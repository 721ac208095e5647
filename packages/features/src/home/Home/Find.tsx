import type { Category, Picture } from '@hien/api';
import type { Category as AnyCategory } from '@hien/domain';
import { CategoryTile, Container, Heading, Link, Skeleton, Text } from '@hien/ui';
import { LayoutGrid } from 'lucide-react';
import { paths } from '@hien/domain/routes';
import { categoryLabel } from '../../shared/catalog/category-label.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { popularWords } from '../../shared/search/popular-words.ts';
import { SiteSearch } from '../../shared/search/SiteSearch.tsx';
import * as s from './Find.css.ts';

/** Two ways in: say it, or choose a kind of thing. */
export function Find({
  categories,
}: {
  categories: Loadable<readonly (AnyCategory | Category)[]>;
}) {
  const text = useText();
  const language = useLanguage();
  return (
    <section id="categories" aria-labelledby="find-title">
      <Container className={s.band}>
        <div className={s.search}>
          <Heading level={2} id="find-title">
            {text('home.find.title')}
          </Heading>
          <Text tone="muted">{text('home.find.lead')}</Text>
          <div className={s.box}>
            <SiteSearch size="lg" />
          </div>
          <ul className={s.words}>
            {popularWords.map((id) => {
              const word = text(id);
              return (
                <li key={id}>
                  <Link href={paths.searchResult.to(language, { id: word })}>{word}</Link>
                </li>
              );
            })}
          </ul>
        </div>
        <QueryBoundary query={categories} skeleton={<CategoriesSkeleton />}>
          {(items) => (
            <ul className={s.tiles}>
              {/* Ids repeat among lists (D65): the place in this one is the key. */}
              {items.map((category, at) => (
                <li key={`category-${at}`} className={s.kind}>
                  <CategoryTile
                    look="row"
                    href={paths.shop.to(language, { category: category.categoryId || undefined })}
                    label={categoryLabel(category, language)}
                    picture={pictureOf(category)}
                    icon={
                      category.categoryId === 0 ? (
                        <LayoutGrid size={24} strokeWidth={1.5} />
                      ) : undefined
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </QueryBoundary>
      </Container>
    </section>
  );
}

/** “All” is ours and has no picture (platform.txt §3). */
function pictureOf(category: AnyCategory | Category): Picture | null {
  return 'picture' in category ? (category.picture ?? null) : null;
}

function CategoriesSkeleton() {
  return (
    <div className={s.tiles}>
      {Array.from({ length: 11 }, (_, at) => (
        <Skeleton key={at} height="88px" />
      ))}
    </div>
  );
}
