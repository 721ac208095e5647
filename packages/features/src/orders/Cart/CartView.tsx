import type { Cart, ProductCard } from '@hien/api';
import { ButtonLink, Checkbox, Button, Container, EmptyState, Heading, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { WholeRows } from '../../shared/lists/WholeRows.tsx';
import { ProductTile } from '../../shared/product/ProductTile.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import * as s from './Cart.css.ts';
import { CartKinds } from './CartKinds.tsx';
import { CartGroup } from './CartGroup.tsx';
import { CartRow } from './CartRow.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartBar, CartSummary } from './CartSummary.tsx';
import type { CartActions } from './useCartActions.ts';

interface CartViewProps {
  cart: Loadable<Cart>;
  /** What others buy, for a cart with nothing in it. */
  best: Loadable<readonly ProductCard[]>;
  actions: CartActions;
}

export function CartView({ cart, best, actions }: CartViewProps) {
  const text = useText();
  return (
    <Container className={s.page}>
      <div className={s.head}>
        <Heading level={1}>{text('orders.cart.title')}</Heading>
        {cart.data && cart.data.count > 0 ? (
          <Text as="span" tone="muted">
            {text('orders.cart.count', { count: cart.data.count })}
          </Text>
        ) : null}
      </div>
      <CartKinds
        kind="goods"
        counts={cart.data ? { goods: cart.data.count, designs: cart.data.designs } : undefined}
      />
      <QueryBoundary
        query={cart}
        size="page"
        skeleton={<CartSkeleton />}
        isEmpty={({ sellers, later }) => sellers.length === 0 && later.length === 0}
        empty={<EmptyCart best={best} />}
      >
        {(data) => <FilledCart cart={data} actions={actions} />}
      </QueryBoundary>
    </Container>
  );
}

function FilledCart({ cart, actions }: { cart: Cart; actions: CartActions }) {
  const text = useText();
  const lines = cart.sellers.flatMap((group) => group.lines);
  const fine = lines.filter(({ problem }) => problem === null);
  const chosen = fine.filter(({ selected }) => selected);
  const broken = lines.filter(({ problem }) => problem !== null);
  return (
    <>
      <div className={s.columns}>
        <div className={s.lists}>
          {lines.length > 0 ? (
            <div className={s.tools}>
              <Checkbox
                checked={fine.length > 0 && chosen.length === fine.length}
                indeterminate={chosen.length > 0 && chosen.length < fine.length}
                disabled={fine.length === 0}
                onChange={({ target }) => actions.choose(fine, target.checked)}
              >
                {text('orders.cart.choose-all', { count: fine.length })}
              </Checkbox>
              {broken.length > 0 ? (
                <Button variant="quiet" size="sm" onClick={() => actions.remove(broken)}>
                  {text('orders.cart.remove-broken', { count: broken.length })}
                </Button>
              ) : null}
            </div>
          ) : (
            <Text tone="muted">{text('orders.cart.only-later')}</Text>
          )}
          {cart.sellers.map((group) => (
            <CartGroup key={group.seller.id} group={group} cart={cart} actions={actions} />
          ))}
        </div>
        {lines.length > 0 ? <CartSummary cart={cart} /> : null}
      </div>
      {lines.length > 0 ? <CartBar cart={cart} /> : null}
      {cart.later.length > 0 ? (
        <section className={s.later} aria-labelledby="cart-later">
          <Heading level={2} size="h3" id="cart-later">
            {text('orders.cart.later.title', { count: cart.later.length })}
          </Heading>
          <ul className={`${s.group} ${s.lines}`}>
            {cart.later.map((line) => (
              <CartRow key={line.id} line={line} bulkFrom={cart.bulkFrom} actions={actions} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** Nothing in it yet: what it is for, the next step, and what others take home. */
function EmptyCart({ best }: { best: Loadable<readonly ProductCard[]> }) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <EmptyState
        drawing="basket"
        title={text('orders.cart.empty.title')}
        text={text('orders.cart.empty.text')}
        action={
          <ButtonLink variant="primary" href={paths.shop.to(language)}>
            {text('orders.cart.empty.action')}
          </ButtonLink>
        }
      />
      {best.data && best.data.length > 0 ? (
        <section className={s.more} aria-labelledby="cart-best">
          <Heading level={2} size="h3" id="cart-best">
            {text('orders.cart.empty.best')}
          </Heading>
          <WholeRows items={best.data} itemKey={({ id }) => String(id)}>
            {(product) => (
              <ProductTile product={product} level={3} sizes="(min-width: 992px) 400px, 50vw" />
            )}
          </WholeRows>
        </section>
      ) : null}
    </>
  );
}
