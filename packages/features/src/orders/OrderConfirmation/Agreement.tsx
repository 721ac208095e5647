import { Heading, Link } from '@hien/ui';
import { FormCheckbox } from '@hien/ui/form';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './OrderConfirmation.css.ts';

/** The two things the buyer says yes to. */
export function Agreement() {
  const text = useText();
  const language = useLanguage();
  return (
    <section className={s.part} aria-labelledby="checkout-agreement">
      <Heading level={2} size="h4" id="checkout-agreement">
        {text('orders.checkout.agreement')}
      </Heading>
      <div className={s.ticks}>
        <FormCheckbox name="over18">{text('orders.checkout.over18')}</FormCheckbox>
        <FormCheckbox
          name="terms"
          hint={<Link href={paths.terms.to(language)}>{text('orders.checkout.terms.read')}</Link>}
        >
          {text('orders.checkout.terms')}
        </FormCheckbox>
      </div>
    </section>
  );
}
