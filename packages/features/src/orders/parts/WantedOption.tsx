import { type OrderItem, type OrderPlace, exchangeOptionsQuery } from '@hien/api';
import { OptionPicker, Skeleton } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';

/** What the buyer wants instead: options of the same product at the same price. */
export function WantedOption({ place, item }: { place: OrderPlace; item: OrderItem }) {
  const text = useText();
  const { id, value, error, setValue } = useFormField<string>('wanted_option');
  const options = useQuery(exchangeOptionsQuery(place.language, place.id, item.id, place.link));
  return (
    <div id={id} tabIndex={-1}>
      <QueryBoundary query={options} size="inline" skeleton={<Skeleton height="5rem" />}>
        {({ items }) => (
          <OptionPicker
            label={text('orders.claim.wanted')}
            value={value === '' ? null : value}
            onChange={setValue}
            {...(error ? { error } : {})}
            options={items.map((option) => ({
              id: String(option.id),
              label: option.name,
              ...(option.current ? { note: text('orders.claim.wanted.same') } : {}),
              ...(option.inStock ? {} : { unavailable: text('orders.claim.wanted.sold-out') }),
            }))}
          />
        )}
      </QueryBoundary>
    </div>
  );
}
