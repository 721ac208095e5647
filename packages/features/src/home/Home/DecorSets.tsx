import type { FurnitureDecorItem } from '@hien/api';
import { DecorSetCard } from '../../shared/catalog/DecorSetCard.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { HomeSection } from './HomeSection.tsx';
import { LeadSkeleton } from './skeletons.tsx';
import * as s from './DecorSets.css.ts';

/** Sets that go together: one large, the others in a column beside it. Each opens its own pieces. */
export function DecorSets({
  query,
}: {
  query: Loadable<{ items: readonly FurnitureDecorItem[] }>;
}) {
  const text = useText();
  return (
    <HomeSection
      title={text('home.decor.title')}
      lead={text('home.decor.lead')}
      query={query}
      isEmpty={({ items }) => items.length === 0}
      skeleton={<LeadSkeleton />}
    >
      {({ items: [first, ...others] }) => (
        <div className={s.wall}>
          {first ? <DecorSetCard item={first} lead /> : null}
          {others.length > 0 ? (
            <ul className={s.column}>
              {others.map((item) => (
                <li key={`decor-${item.id}`}>
                  <DecorSetCard item={item} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      )}
    </HomeSection>
  );
}
