import { paths } from '@hien/domain/routes';
import { Chip } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { kinds } from './Cart.css.ts';
import * as s from '../Orders/OrdersView.css.ts';

interface CartKindsProps {
  kind: 'goods' | 'designs';
  /** How many of each; undefined until it has come. */
  counts: { readonly goods: number; readonly designs: number } | undefined;
}

/** Goods and designs are ordered apart: nothing of a design is delivered, and one download ends every claim. */
export function CartKinds({ kind, counts }: CartKindsProps) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const named = (one: 'goods' | 'designs') => {
    const name = text(`orders.kind.${one}`);
    const count = counts?.[one] ?? 0;
    return count === 0 ? name : text('orders.tab', { name, count: integer(count) });
  };
  return (
    <nav aria-label={text('orders.cart.kinds')} className={`${s.tabs} ${kinds}`}>
      <Chip chosen={kind === 'goods'} href={paths.cart.to(language)}>
        {named('goods')}
      </Chip>
      <Chip chosen={kind === 'designs'} href={paths.cart.to(language, { of: 'designs' })}>
        {named('designs')}
      </Chip>
    </nav>
  );
}
