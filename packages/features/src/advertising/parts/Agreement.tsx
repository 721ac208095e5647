import { paths } from '@hien/domain/routes';
import { Heading, Link, Text } from '@hien/ui';
import { FormCheckbox } from '@hien/ui/form';
import * as s from '../../shared/checkout/checkout.css.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** The terms of advertising, and what follows from the press. */
export function Agreement({ note }: { note: string }) {
  const text = useText();
  const language = useLanguage();
  return (
    <section className={s.part} aria-labelledby="checkout-agreement">
      <Heading level={2} size="h4" id="checkout-agreement">
        {text('orders.checkout.agreement')}
      </Heading>
      <FormCheckbox
        name="terms"
        hint={<Link href={paths.terms.to(language)}>{text('orders.checkout.terms.read')}</Link>}
      >
        {text('ad.checkout.terms')}
      </FormCheckbox>
      <Text size="small" tone="muted">
        {note}
      </Text>
    </section>
  );
}
