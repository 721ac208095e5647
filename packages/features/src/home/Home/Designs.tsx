import type { SimpleDesign } from '@hien/api';
import { DesignCard, Price } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { HomeSection } from './HomeSection.tsx';
import { SeeAll } from './SeeAll.tsx';
import { CardRowSkeleton } from './skeletons.tsx';
import * as s from './Designs.css.ts';

/** Ready-made designs, four in a row. */
export function Designs({
  query,
  all,
}: {
  query: Loadable<{ items: readonly SimpleDesign[] }>;
  all: string;
}) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <HomeSection
      id="designs"
      title={text('home.designs.title')}
      lead={text('home.designs.lead')}
      action={<SeeAll href={all} label="home.designs.all" />}
      query={query}
      isEmpty={({ items }) => items.length === 0}
      skeleton={<CardRowSkeleton kind="design" count={4} />}
    >
      {({ items }) => (
        <ul className={s.row}>
          {items.map((design) => (
            <li key={`design-${design.id}`}>
              <DesignCard
                href={paths.interiorDesignDetail.to(language, { id: design.id })}
                title={design.title}
                picture={design.picture}
                facts={[text(`house.${design.house_type}`), format.area(design.area)]}
                price={
                  <Price
                    size="sm"
                    current={format.vnd(design.price)}
                    currentLabel={text('price.now')}
                  />
                }
                sizes="(min-width: 1344px) 302px, (min-width: 768px) 25vw, 72vw"
              />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}
