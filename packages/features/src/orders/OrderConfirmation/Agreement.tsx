import { Heading, Link } from '@hien/ui';
import { FormCheckbox } from '@hien/ui/form';
import type { ReactNode } from 'react';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../../shared/checkout/checkout.css.ts';

/** What the buyer says yes to; `children` are ticks of what is bought here. */
export function Agreement({ children }: { children?: ReactNode }) {
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
        {children}
      </div>
    </section>
  );
}
