import type { Order } from '@hien/api';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { OrderSkeleton } from '../parts/OrderSkeleton.tsx';
import { OrderView } from '../parts/OrderView.tsx';
import type { OrderAccess } from '../parts/order-query.ts';

interface OrderDetailViewProps {
  order: Loadable<Order>;
  access: OrderAccess;
}

export function OrderDetailView({ order, access }: OrderDetailViewProps) {
  const text = useText();
  return (
    <QueryBoundary
      query={order}
      size="page"
      skeleton={<OrderSkeleton />}
      notFound={
        <NotFoundState
          title={text('orders.not-found.title')}
          text={text('orders.not-found.text')}
        />
      }
    >
      {(data) => <OrderView order={data} access={access} />}
    </QueryBoundary>
  );
}
