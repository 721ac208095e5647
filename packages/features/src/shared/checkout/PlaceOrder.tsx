import { ActionBar, Text } from '@hien/ui';
import { SubmitButton } from '@hien/ui/form';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';

/** The button of the checkout's form, of goods as of designs. */
export function PlaceButton({ label }: { label?: string | undefined }) {
  const text = useText();
  return (
    <SubmitButton variant="accent" size="lg" loadingLabel={text('orders.checkout.placing')}>
      {label ?? text('orders.checkout.place')}
    </SubmitButton>
  );
}

interface PlaceBarProps {
  /** Whole đồng. */
  total: number;
  /** False while the price of what the form says is on its way. */
  fresh: boolean;
  /** What is pressed, where that is no order of goods. */
  press?: string;
}

/** The total and the button at the thumb, on phones and tablets. */
export function PlaceBar({ total, fresh, press }: PlaceBarProps) {
  const text = useText();
  const format = useFormat();
  return (
    <ActionBar
      label={press ?? text('orders.checkout.place')}
      actions={<PlaceButton label={press} />}
    >
      <Text as="span" size="small" tone="muted">
        {text(fresh ? 'orders.checkout.sum.total' : 'orders.checkout.sum.waiting')}
      </Text>
      <Text as="span" weight="strong" numeric>
        {format.vnd(total)}
      </Text>
    </ActionBar>
  );
}
