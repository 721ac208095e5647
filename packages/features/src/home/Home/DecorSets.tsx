import type { FurnitureDecorItem } from '@hien/api';
import { Heading, LinkBase, Picture, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { HomeSection } from './HomeSection.tsx';
import { LeadSkeleton } from './skeletons.tsx';
import * as s from './DecorSets.css.ts';

/** Sets that go together: one large, the others in a column beside it. Each opens the shop for its room and style. */
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
          {first ? <DecorSet item={first} lead /> : null}
          {others.length > 0 ? (
            <ul className={s.column}>
              {others.map((item) => (
                <li key={`decor-${item.id}`}>
                  <DecorSet item={item} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      )}
    </HomeSection>
  );
}

function DecorSet({ item, lead = false }: { item: FurnitureDecorItem; lead?: boolean }) {
  const text = useText();
  const format = useFormat();
  const href = paths.shop.to(useLanguage(), { room: item.room_type, style: item.style });
  const facts = [
    text('home.decor.pieces', { count: item.product_count }),
    text('home.decor.from', { price: format.vnd(item.price_from) }),
  ];
  return (
    <article className={lead ? s.lead : s.row}>
      <Picture
        picture={item.thumbnail_item.picture}
        ratio={lead ? '4:3' : '1:1'}
        sizes={lead ? '(min-width: 1344px) 740px, 100vw' : '(min-width: 768px) 180px, 30vw'}
      />
      <div className={s.words}>
        <Heading level={3} size={lead ? 'h3' : 'h4'} clamp={2}>
          <LinkBase className={s.link} href={href}>
            {item.title}
          </LinkBase>
        </Heading>
        <Text tone="muted" size={lead ? 'body' : 'small'} clamp={2}>
          {item.thumbnail_item.content_lang}
        </Text>
        <Text size="small" numeric>
          {facts.join(' · ')}
        </Text>
      </div>
    </article>
  );
}
