import { type Order, isApiError } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { GuestAccess } from './GuestAccess.tsx';
import { keepOrderLink, useOrderLink } from './order-link.ts';
import { type OrderAccess, orderQuery } from './order-query.ts';
import { useSession } from '../../shared/session/useSession.ts';

interface OrderGateProps {
  id: number | undefined;
  skeleton: ReactNode;
  children: (order: Order, access: OrderAccess) => ReactNode;
}

/**
 * Lets in who may see the order (D15): the member whose it is, or who has the link of the mail and knows the last
 * digits of the phone. Everybody else sees a form and nothing of the order.
 */
export function OrderGate({ id, ...rest }: OrderGateProps) {
  return id === undefined ? <NotFoundState /> : <Gate key={id} id={id} {...rest} />;
}

function Gate({ id, skeleton, children }: OrderGateProps & { id: number }) {
  const language = useLanguage();
  const { status } = useSession();
  const [params] = useSearchParams();
  // Of the order's link (D15), not of a session.
  const { token = null } = Object.fromEntries(params);
  const link = useOrderLink(id);
  const signedIn = status === 'signed-in';
  const order = useQuery({
    ...orderQuery({ language, id, link }),
    enabled: link !== undefined || signedIn,
    retry: false,
    meta: { ofMember: true },
  });
  if (status === 'unknown') return skeleton;
  const notTheirs =
    order.data === undefined &&
    isApiError(order.error) &&
    (order.error.status === 404 || order.error.status === 403 || order.error.status === 422);
  if ((link === undefined && !signedIn) || notTheirs) {
    return (
      <GuestAccess
        orderId={id}
        token={token}
        why={notTheirs ? (link === undefined ? 'not-yours' : 'link-over') : 'guest'}
        onProven={(proven) => keepOrderLink(id, proven)}
      />
    );
  }
  return (
    <QueryBoundary query={order} size="page" skeleton={skeleton}>
      {(data) => children(data, { language, id, link })}
    </QueryBoundary>
  );
}
