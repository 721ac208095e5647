import type { CartLine } from '@hien/api';
import { cartProblemTexts } from '@hien/domain';
import { Button, ButtonLink, Notice } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Cart.css.ts';
import type { CartActions } from './useCartActions.ts';

interface LineChangeProps {
  line: CartLine;
  bulkFrom: number;
  actions: CartActions;
}

/** What changed since the line was added, and the one press that settles it. */
export function LineChange({ line, bulkFrom, actions }: LineChangeProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { problem } = line;
  const bulk = paths.bulkOrderInquiry.to(language, {
    items: `${line.product.id}:${Math.max(line.quantity, bulkFrom)}`,
  });
  const moved = line.unitPrice - line.seenPrice;
  return (
    <>
      {problem === null ? null : (
        <Notice
          tone={problem === 'bulk' ? 'accent' : 'caution'}
          action={
            problem === 'not_enough' ? (
              <Button size="sm" onClick={() => actions.change(line, { quantity: line.stock })}>
                {text('orders.cart.take-rest', { count: line.stock })}
              </Button>
            ) : problem === 'bulk' ? (
              <ButtonLink size="sm" href={bulk}>
                {text('orders.cart.bulk')}
              </ButtonLink>
            ) : undefined
          }
        >
          {problem === 'not_enough'
            ? text('orders.cart.not-enough', { count: line.stock, wanted: line.quantity })
            : cartProblemTexts[problem][language]}
        </Notice>
      )}
      {moved === 0 ||
      problem === 'seller_gone' ||
      problem === 'not_on_sale' ||
      problem === 'own_shop' ? null : (
        <p className={moved < 0 ? s.dropped : s.risen}>
          {text(moved < 0 ? 'orders.cart.price.dropped' : 'orders.cart.price.risen', {
            amount: format.vnd(Math.abs(moved)),
            was: format.vnd(line.seenPrice),
          })}
          <Button variant="quiet" size="sm" onClick={() => actions.change(line, { seen: true })}>
            {text('orders.cart.price.seen')}
          </Button>
        </p>
      )}
    </>
  );
}
