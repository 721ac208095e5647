import type { PricedSet } from '@hien/api';
import { Button, Stack, Text } from '@hien/ui';
import { useAddToCart } from '../../shared/cart/useAddToCart.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** The whole set into the cart with one press; what is sold out stays behind, and is said before. */
export function AddSet({ set }: { set: PricedSet }) {
  const text = useText();
  const { add, sending } = useAddToCart();
  const lines = set.items.flatMap(({ optionId, quantity }) =>
    optionId === null ? [] : [{ optionId, quantity }],
  );
  const missing = set.items.length - lines.length;

  return (
    <Stack gap={2} align="start">
      <Button
        variant="accent"
        size="lg"
        loading={sending}
        loadingLabel={text('shop.detail.cart.adding')}
        {...(lines.length === 0 ? { disabledReason: text('packages.sold-out') } : {})}
        onClick={() => void add(lines, set.name, text('packages.added', { name: set.name }))}
      >
        {text(missing > 0 ? 'packages.add.rest' : 'packages.add', { count: lines.length })}
      </Button>
      {missing > 0 && lines.length > 0 ? (
        <Text size="small" tone="muted">
          {text('packages.missing', { count: missing })}
        </Text>
      ) : null}
    </Stack>
  );
}
