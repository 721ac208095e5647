import { type ShopItem, type ShopItemStep, listShopItemChanges } from '@hien/api';
import { Skeleton, Text, Timeline } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import * as s from './items.css.ts';

/** Who changed what of an item, the newest first; asked for when the item is unfolded. */
export function ItemHistory({ item }: { item: ShopItem }) {
  const text = useText();
  const { date } = useFormat();
  const tell = useStepWords();
  const changes = useCall(listShopItemChanges, { id: item.id });
  return (
    <div className={s.part}>
      <h2 className={s.partTitle}>{text('seller.items.history')}</h2>
      <QueryBoundary query={changes} size="section" skeleton={<Skeleton height="4rem" />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text tone="muted">{text('seller.items.history.none')}</Text>
          ) : (
            <Timeline
              fold={{ count: 3, label: text('seller.items.history.more') }}
              events={items.map((step) => ({
                id: String(step.id),
                title: tell(step),
                time: { text: date(step.at, 'dateTime'), iso: step.at },
                who: step.by,
              }))}
            />
          )
        }
      </QueryBoundary>
    </div>
  );
}

/** A change in a sentence. */
function useStepWords(): (step: ShopItemStep) => string {
  const text = useText();
  const { vnd, integer } = useFormat();
  return ({ what, option, before, after }) => {
    switch (what) {
      case 'sale':
        return text(after === 0 ? 'seller.items.history.stopped' : 'seller.items.history.resumed');
      case 'stock':
        return text('seller.items.history.stock', {
          option: option ?? '',
          before: integer(before),
          after: integer(after),
        });
      case 'additional':
        return text('seller.items.history.additional', {
          option: option ?? '',
          before: vnd(before),
          after: vnd(after),
        });
      case 'preparation':
        return text('seller.items.history.preparation', {
          before: integer(before),
          after: integer(after),
        });
      case 'price':
      case 'discount':
        return text(`seller.items.history.${what}`, { before: vnd(before), after: vnd(after) });
      // no default
    }
  };
}
