import type { Order } from '@hien/api';
import { ButtonLink, Notice } from '@hien/ui';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ClaimForm } from '../parts/ClaimForm.tsx';
import { ChosenItem, ClaimPage, ItemChoice } from '../parts/ClaimPage.tsx';
import { readId } from '../../shared/address/parts.ts';
import type { OrderAccess } from '../parts/order-query.ts';

export function OrderShopDetailCancelView({
  order,
  access,
}: {
  order: Order;
  access: OrderAccess;
}) {
  const text = useText();
  const language = useLanguage();
  const [params] = useSearchParams();
  const chosen = readId(params.get('item'));
  const item =
    order.items.find(({ id }) => id === chosen) ??
    (order.items.length === 1 ? order.items[0] : undefined);
  return (
    <ClaimPage
      order={order}
      access={access}
      title={text('orders.cancel.title')}
      lead={text('orders.cancel.lead')}
    >
      {order.viewer === 'buyer' && order.addressRefused === null ? (
        <Notice
          action={
            <ButtonLink
              size="sm"
              variant="quiet"
              href={paths.orderDetail.to(language, { id: order.id })}
            >
              {text('orders.address.change')}
            </ButtonLink>
          }
        >
          {text('orders.cancel.address')}
        </Notice>
      ) : null}
      {item === undefined ? (
        <ItemChoice
          order={order}
          event="cancel.request"
          choose={text('orders.cancel.choose')}
          href={({ id }) =>
            paths.orderShopDetailCancel.to(language, { id: order.id }, { item: id })
          }
        />
      ) : (
        <ChosenItem key={item.id} order={order} access={access} item={item} event="cancel.request">
          {(stopped) => (
            <ClaimForm order={order} access={access} item={item} kind="cancel" stopped={stopped} />
          )}
        </ChosenItem>
      )}
    </ClaimPage>
  );
}
