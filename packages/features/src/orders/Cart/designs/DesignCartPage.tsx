import {
  type DesignCart,
  isApiError,
  readCart,
  readDesignCart,
  removeDesignsFromCart,
} from '@hien/api';
import { Container, Heading, Skeleton, useToast } from '@hien/ui';
import { useState } from 'react';
import { useCall } from '../../../shared/calls/useCall.ts';
import { useSend } from '../../../shared/calls/useSend.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx';
import { NoDesigns } from '../../parts/NoDesigns.tsx';
import { ThroughContractor } from '../../parts/ThroughContractor.tsx';
import * as s from '../Cart.css.ts';
import { CartKinds } from '../CartKinds.tsx';
import { DesignBar, DesignSum } from './DesignSum.tsx';
import { DesignRow } from './DesignRow.tsx';

/** Designs of the cart, `cart?of=designs`: their own list, their own total, their own order. */
export function DesignCartPage() {
  const text = useText();
  const goods = useCall(readCart);
  const cart = useCall(readDesignCart, {}, { refetchOnWindowFocus: 'always' });
  const counts =
    goods.data && cart.data
      ? { goods: goods.data.count, designs: cart.data.lines.length }
      : undefined;
  return (
    <Container className={s.page}>
      <div className={s.head}>
        <Heading level={1}>{text('orders.cart.title')}</Heading>
      </div>
      <CartKinds kind="designs" counts={counts} />
      <QueryBoundary
        query={cart}
        size="page"
        skeleton={<DesignsSkeleton />}
        isEmpty={({ lines }) => lines.length === 0}
        empty={<NoDesigns />}
      >
        {(data) => <FilledCart cart={data} />}
      </QueryBoundary>
    </Container>
  );
}

function FilledCart({ cart }: { cart: DesignCart }) {
  const text = useText();
  const toast = useToast();
  const remove = useSend(removeDesignsFromCart);
  /** Left out of the next order; everything that can be bought is in it to begin with. */
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const isDirect = cart.purchase === 'direct';
  const fine = cart.lines.filter(({ problem }) => problem === null);
  const chosen = fine.filter(({ designId }) => !left.has(designId));
  const choose = (designId: number, isIn: boolean) => {
    const next = new Set(left);
    if (isIn) next.delete(designId);
    else next.add(designId);
    setLeft(next);
  };
  const takeOut = async (designId: number) => {
    try {
      await remove.send({ designIds: [designId] });
      toast.show({ text: text('orders.cart.removed', { count: 1 }) });
    } catch (error) {
      toast.show({
        tone: 'critical',
        text:
          isApiError(error) && error.kind !== 'network'
            ? error.message
            : text('orders.cart.failed'),
      });
    }
  };
  return (
    <>
      <div className={s.columns}>
        <ul className={`${s.group} ${s.lines}`}>
          {cart.lines.map((line) => (
            <DesignRow
              key={line.designId}
              line={line}
              chosen={isDirect ? !left.has(line.designId) : undefined}
              onChoose={(isIn) => choose(line.designId, isIn)}
              onRemove={() => void takeOut(line.designId)}
            />
          ))}
        </ul>
        {isDirect ? (
          <DesignSum chosen={chosen} />
        ) : fine.length > 0 ? (
          <ThroughContractor designIds={fine.map(({ designId }) => designId)} />
        ) : null}
      </div>
      {isDirect ? <DesignBar chosen={chosen} /> : null}
    </>
  );
}

function DesignsSkeleton() {
  return (
    <div className={s.columns}>
      <Skeleton width="100%" height="16rem" />
      <Skeleton width="100%" height="12rem" />
    </div>
  );
}
