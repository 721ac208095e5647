import type { Cart } from '@hien/api';
import { ActionBar, ButtonLink, PriceBreakdown, Text, Button } from '@hien/ui';
import { TicketPercent } from 'lucide-react';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Cart.css.ts';

/** What the chosen lines cost so far; coupon, points and delivery follow with the order. */
export function CartSummary({ cart }: { cart: Cart }) {
  const text = useText();
  const format = useFormat();
  const { totals } = cart;
  return (
    <aside className={s.summary} aria-label={text('orders.cart.summary')}>
      <PriceBreakdown
        caption={text('orders.cart.summary')}
        columns={{
          label: text('orders.cart.summary.part'),
          amount: text('orders.cart.summary.amount'),
        }}
        sections={[
          {
            id: 'goods',
            lines: [
              {
                id: 'list',
                label: text('orders.cart.goods', { count: totals.pieces }),
                amount: format.vnd(totals.list),
              },
              ...(totals.discount > 0
                ? [
                    {
                      id: 'discount',
                      label: text('orders.cart.discount'),
                      amount: `−${format.vnd(totals.discount)}`,
                      kind: 'less' as const,
                    },
                  ]
                : []),
            ],
          },
        ]}
        total={{
          label: text('orders.cart.total'),
          amount: format.vnd(totals.goods),
          note: text('orders.cart.total.note'),
        }}
      />
      <CouponHint cart={cart} />
      <div className={s.press}>
        <Go cart={cart} />
      </div>
    </aside>
  );
}

/** The same at the thumb, on phones and tablets. */
export function CartBar({ cart }: { cart: Cart }) {
  const text = useText();
  const format = useFormat();
  return (
    <ActionBar label={text('orders.cart.summary')} actions={<Go cart={cart} />}>
      <Text as="span" size="small" tone="muted">
        {text('orders.cart.goods', { count: cart.totals.pieces })}
      </Text>
      <Text as="span" weight="strong" numeric>
        {format.vnd(cart.totals.goods)}
      </Text>
    </ActionBar>
  );
}

function Go({ cart }: { cart: Cart }) {
  const text = useText();
  const language = useLanguage();
  if (cart.totals.lines === 0)
    return (
      <Button variant="accent" size="lg" disabledReason={text('orders.cart.order.nothing')}>
        {text('orders.cart.order', { count: 0 })}
      </Button>
    );
  return (
    <ButtonLink variant="accent" size="lg" href={paths.orderConfirmation.to(language)}>
      {text('orders.cart.order', { count: cart.totals.lines })}
    </ButtonLink>
  );
}

function CouponHint({ cart: { coupon, totals } }: { cart: Cart }) {
  const text = useText();
  const format = useFormat();
  if (coupon === null || totals.lines === 0) return null;
  return (
    <p className={s.coupon}>
      <TicketPercent size={20} strokeWidth={1.75} aria-hidden />
      <span>
        {coupon.missing > 0
          ? text('orders.cart.coupon.missing', {
              missing: format.vnd(coupon.missing),
              name: coupon.name,
            })
          : text('orders.cart.coupon.ready', { off: format.vnd(coupon.off), name: coupon.name })}
      </span>
    </p>
  );
}
