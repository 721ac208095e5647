import { paths } from '@hien/domain/routes';
import { useKeptCount, useLanguage, useProfile, useSignedIn, useText } from '@hien/features/shared';
import { Link } from '@hien/ui';
import { ShoppingBag } from 'lucide-react';
import * as s from './CartTool.css.ts';
import { ofMember } from './layouts.css.ts';

/**
 * The way to the cart, and how many lines lie in it; a guest has one while they keep something. The server and the first look cannot know who is here:
 * it holds its place in a member's header, so that nothing beside it moves when the session is known.
 */
export function CartTool() {
  const kept = useKeptCount();
  if (useSignedIn()) return <CountedCart />;
  return kept > 0 ? <CartLink count={kept} /> : <CartLink className={ofMember} />;
}

function CountedCart() {
  const { data: profile } = useProfile();
  return <CartLink count={profile?.cart_count ?? 0} />;
}

function CartLink({ count = 0, className = '' }: { count?: number; className?: string }) {
  const text = useText();
  return (
    <Link
      className={`${s.cart} ${className}`}
      href={paths.cart.to(useLanguage())}
      aria-label={text('nav.cart', { count })}
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
