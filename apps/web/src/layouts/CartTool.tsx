import { paths } from '@hien/domain/routes';
import { useLanguage, useProfile, useText } from '@hien/features/shared';
import { Link } from '@hien/ui';
import { ShoppingBag } from 'lucide-react';
import * as s from './CartTool.css.ts';

/** The way to the cart, and how many lines lie in it. */
export function CartTool() {
  const text = useText();
  const language = useLanguage();
  const { data: profile } = useProfile();
  const count = profile?.cart_count ?? 0;
  return (
    <Link
      className={s.cart}
      href={paths.cart.to(language)}
      aria-label={text('shell.cart', { count })}
    >
      <ShoppingBag size={22} strokeWidth={1.75} aria-hidden />
      {count > 0 ? (
        <span className={s.count} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </Link>
  );
}
