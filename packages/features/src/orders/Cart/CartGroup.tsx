import type { Cart } from '@hien/api';
import { Checkbox, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Cart.css.ts';
import { CartRow } from './CartRow.tsx';
import type { CartActions } from './useCartActions.ts';

interface CartGroupProps {
  group: Cart['sellers'][number];
  cart: Cart;
  actions: CartActions;
}

/** The lines of one seller, which travel together and become one order. */
export function CartGroup({ group, cart, actions }: CartGroupProps) {
  const text = useText();
  const format = useFormat();
  const fine = group.lines.filter(({ problem }) => problem === null);
  const chosen = fine.filter(({ selected }) => selected);
  return (
    <section
      className={s.group}
      aria-label={text('orders.cart.seller', { name: group.seller.name })}
    >
      <div className={s.groupHead}>
        <Checkbox
          checked={fine.length > 0 && chosen.length === fine.length}
          indeterminate={chosen.length > 0 && chosen.length < fine.length}
          disabled={fine.length === 0}
          onChange={({ target }) => actions.choose(fine, target.checked)}
        >
          {group.seller.name}
        </Checkbox>
        {group.amount > 0 ? (
          <Text as="span" size="small" tone="muted" numeric>
            {format.vnd(group.amount)}
          </Text>
        ) : null}
      </div>
      <ul className={s.lines}>
        {group.lines.map((line) => (
          <CartRow key={line.id} line={line} bulkFrom={cart.bulkFrom} actions={actions} />
        ))}
      </ul>
    </section>
  );
}
