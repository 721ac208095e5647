import { type OrderItem, listExchangeOptions } from '@hien/api';
import { OptionPicker, Skeleton } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import { useCall } from '../../shared/calls/useCall.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { type OrderAccess, linkOf } from './order-query.ts';

/** What the buyer wants instead: options of the same product at the same price. */
export function WantedOption({ access, item }: { access: OrderAccess; item: OrderItem }) {
  const text = useText();
  const { id, value, error, setValue } = useFormField<string>('wanted_option');
  const options = useCall(listExchangeOptions, {
    id: access.id,
    itemId: item.id,
    ...linkOf(access),
  });
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
