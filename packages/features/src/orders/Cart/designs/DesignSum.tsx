import type { DesignCart } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ActionBar, Button, ButtonLink, PriceBreakdown, Text } from '@hien/ui';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from '../Cart.css.ts';

interface ChosenProps {
  chosen: DesignCart['lines'];
}

const sumOf = (chosen: ChosenProps['chosen']): number =>
  chosen.reduce((all, { price }) => all + price, 0);

/** What the chosen designs cost: nothing is delivered, and no coupon is of designs. */
export function DesignSum({ chosen }: ChosenProps) {
  const text = useText();
  const format = useFormat();
  const total = format.vnd(sumOf(chosen));
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
            id: 'designs',
            lines: [
              {
                id: 'designs',
                label: text('orders.cart.designs.sum', { count: chosen.length }),
                amount: total,
              },
            ],
          },
        ]}
        total={{
          label: text('orders.cart.total'),
          amount: total,
          note: text('orders.designs.checkout.vat'),
        }}
      />
      <div className={s.press}>
        <Go chosen={chosen} />
      </div>
    </aside>
  );
}

/** The same at the thumb, on phones and tablets. */
export function DesignBar({ chosen }: ChosenProps) {
  const text = useText();
  const format = useFormat();
  return (
    <ActionBar label={text('orders.cart.summary')} actions={<Go chosen={chosen} />}>
      <Text as="span" size="small" tone="muted">
        {text('orders.cart.designs.sum', { count: chosen.length })}
      </Text>
      <Text as="span" weight="strong" numeric>
        {format.vnd(sumOf(chosen))}
      </Text>
    </ActionBar>
  );
}

function Go({ chosen }: ChosenProps) {
  const text = useText();
  const language = useLanguage();
  const label = text('orders.cart.order', { count: chosen.length });
  if (chosen.length === 0)
    return (
      <Button variant="accent" size="lg" disabledReason={text('orders.cart.designs.order.nothing')}>
        {label}
      </Button>
    );
  return (
    <ButtonLink
      variant="accent"
      size="lg"
      href={paths.orderConfirmation.to(language, {
        designs: chosen.map(({ designId }) => designId).join(','),
      })}
    >
      {label}
    </ButtonLink>
  );
}
