import type { Order } from '@hien/api';
import { Chip } from '@hien/ui';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ClaimForm, eventOfKind } from '../parts/ClaimForm.tsx';
import { ChosenItem, ClaimPage, ItemChoice } from '../parts/ClaimPage.tsx';
import { readId } from '../../shared/address/parts.ts';
import type { OrderAccess } from '../parts/order-query.ts';
import * as s from '../parts/ClaimPage.css.ts';

const kinds = ['refund', 'exchange'] as const;

export function OrderShopDetailRefundView({
  order,
  access,
}: {
  order: Order;
  access: OrderAccess;
}) {
  const text = useText();
  const language = useLanguage();
  const [params] = useSearchParams();
  const kind = params.get('type') === 'exchange' ? 'exchange' : 'refund';
  const chosen = readId(params.get('item'));
  const item =
    order.items.find(({ id }) => id === chosen) ??
    (order.items.length === 1 ? order.items[0] : undefined);
  const href = (type: string, itemId: number | undefined) =>
    paths.orderShopDetailRefund.to(language, { id: order.id }, { item: itemId, type });
  return (
    <ClaimPage
      order={order}
      access={access}
      title={text(`orders.${kind}-page.title`)}
      lead={text(`orders.${kind}-page.lead`)}
    >
      <nav className={s.kinds} aria-label={text('orders.refund-page.kinds')}>
        {kinds.map((type) => (
          <Chip key={type} chosen={type === kind} href={href(type, item?.id)}>
            {text(`orders.refund-page.kind.${type}`)}
          </Chip>
        ))}
      </nav>
      {item === undefined ? (
        <ItemChoice
          order={order}
          event={eventOfKind[kind]}
          choose={text(`orders.${kind}-page.choose`)}
          href={({ id }) => href(kind, id)}
        />
      ) : (
        <ChosenItem
          key={`${item.id} ${kind}`}
          order={order}
          access={access}
          item={item}
          event={eventOfKind[kind]}
        >
          {(stopped) => (
            <ClaimForm order={order} access={access} item={item} kind={kind} stopped={stopped} />
          )}
        </ChosenItem>
      )}
    </ClaimPage>
  );
}
