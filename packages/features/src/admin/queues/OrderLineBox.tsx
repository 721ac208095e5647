import { readOrder } from '@hien/api';
import { Link, Skeleton } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useCall } from '../../shared/calls/useCall.ts';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { StaffLine } from '../../shared/order/staff/StaffLine.tsx';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';

interface OrderLineBoxProps {
  orderId: number;
  itemId: number;
}

/** A line of an order as it is now, with what staff can do about it. */
export function OrderLineBox({ orderId, itemId }: OrderLineBoxProps) {
  const language = useLanguage();
  const order = useCall(readOrder, { id: orderId }, { retry: false });
  return (
    <QueryBoundary query={order} size="inline" skeleton={<Skeleton height="16rem" />}>
      {(data) => {
        const item = data.items.find(({ id }) => id === itemId);
        return item === undefined ? (
          <Link href={paths.orderDetail.to(language, { id: orderId })}>{data.number}</Link>
        ) : (
          <AreaMessages area="orders">
            <StaffLine order={data} item={item} />
          </AreaMessages>
        );
      }}
    </QueryBoundary>
  );
}
