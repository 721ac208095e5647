import { type ShopView, listShopViews } from '@hien/api';
import type { ViewList } from '@hien/domain';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';

/**
 * The views of a list. One that the list opens with takes the place of a bare address, once: whoever leads out of it
 * stays out. `isReady`: the address says by now what is to be shown.
 */
export function useOpeningView(list: ViewList) {
  const views = useCall(listShopViews, { list });
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isReady, setReady] = useState(search !== '');
  const isKnown = !views.isPending;
  const opens = views.data?.items.find(({ isDefault }) => isDefault)?.query ?? '';
  if (!isReady && (search !== '' || (isKnown && opens === ''))) setReady(true);
  useEffect(() => {
    if (!isReady && isKnown && opens !== '')
      void navigate(`${pathname}?${opens}`, { replace: true });
  }, [isReady, isKnown, opens, pathname, navigate]);
  const items: readonly ShopView[] = views.data?.items ?? [];
  return { items, isReady };
}
