import { Button } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import type { BuyActions } from './useBuy.ts';

/** Into the cart, or straight to the order. */
export function AddToCart({ buy: { add, buyNow, sending } }: { buy: BuyActions }) {
  const text = useText();
  return (
    <>
      <Button
        size="lg"
        loading={sending === 'add'}
        loadingLabel={text('shop.detail.cart.adding')}
        onClick={add}
      >
        {text('shop.detail.cart.add')}
      </Button>
      <Button
        variant="accent"
        size="lg"
        loading={sending === 'buy'}
        loadingLabel={text('shop.detail.buy.opening')}
        onClick={buyNow}
      >
        {text('shop.detail.buy')}
      </Button>
    </>
  );
}
