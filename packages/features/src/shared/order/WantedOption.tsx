import { type OrderItem, type OrderLink, listExchangeOptions } from '@hien/api';
import { OptionPicker, Skeleton } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import { useCall } from '../calls/useCall.ts';
import { useText } from '../i18n/useText.ts';
import { QueryBoundary } from '../query/QueryBoundary.tsx';

interface WantedOptionProps {
  orderId: number;
  /** Of a visitor without an account. */
  link?: OrderLink | undefined;
  item: OrderItem;
}

/** What the buyer wants instead: options of the same product at the same price. The form's `wanted_option`. */
export function WantedOption({ orderId, link, item }: WantedOptionProps) {
  const text = useText();
  const { id, value, error, setValue } = useFormField<string>('wanted_option');
  const options = useCall(listExchangeOptions, {
    id: orderId,
    itemId: item.id,
    ...(link ? { link } : {}),
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
