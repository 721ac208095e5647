import type { ShareDetail } from '@hien/api';
import { Button, Text } from '@hien/ui';
import { useAddToCart } from '../../shared/cart/useAddToCart.ts';
import { tellCarted } from '../../shared/homes/piece-acts.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Pieces.css.ts';

/** Puts everything that is there into the cart with one press; what is sold out stays behind, and is said before. */
export function BuyPieces({
  share,
}: {
  share: Pick<ShareDetail, 'id' | 'title' | 'pieces_shown'>;
}) {
  const text = useText();
  const format = useFormat();
  const { add, sending } = useAddToCart();
  const there = share.pieces_shown.flatMap(({ id, option_id: optionId, final_price: price }) =>
    optionId === null ? [] : [{ id, optionId, price }],
  );
  const missing = share.pieces_shown.length - there.length;
  const total = there.reduce((sum, { price }) => sum + price, 0);
  const buy = async () => {
    const isThere = await add(
      there.map(({ optionId }) => ({ optionId, quantity: 1 })),
      share.title,
      text('share.buy.done', { count: there.length }),
    );
    if (isThere)
      tellCarted(
        share.id,
        there.map(({ id }) => id),
      );
  };
  return (
    <div className={s.buy}>
      {there.length > 0 ? (
        <p className={s.total}>
          <span>{text('share.total', { count: there.length })}</span>
          <span className={s.sum}>{format.vnd(total)}</span>
        </p>
      ) : null}
      <Button
        variant="accent"
        size="lg"
        loading={sending}
        loadingLabel={text('share.buy.adding')}
        {...(there.length === 0 ? { disabledReason: text('share.buy.none') } : {})}
        onClick={() => void buy()}
      >
        {text('share.buy', { count: there.length })}
      </Button>
      {missing > 0 && there.length > 0 ? (
        <Text size="small" tone="muted">
          {text('share.buy.missing', { count: missing })}
        </Text>
      ) : null}
    </div>
  );
}
