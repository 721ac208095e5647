import { type ProductDetail, hasSession } from '@hien/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { readId, whole } from '../../shared/address/parts.ts';
import { useAddToCart } from '../../shared/cart/useAddToCart.ts';
import { tellCartedAfterHome } from '../../shared/homes/piece-acts.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useSession } from '../../shared/session/useSession.ts';

export interface BuyActions {
  add: () => Promise<void>;
  buyNow: () => void;
  sending: 'add' | 'buy' | null;
}

/**
 * The two ways to have the chosen option. Into the cart: a guest keeps it on the device until they log in. Buy now: an
 * order of this and nothing else, whatever lies in the cart; a guest logs in first, and the address they come back to
 * carries how many (`buy`).
 */
export function useBuy(
  product: ProductDetail,
  option: number | null,
  quantity: number,
): BuyActions {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { add, put } = useAddToCart();
  const ready = useSession().tokenCommerce !== null;
  const [params, setParams] = useSearchParams();
  const [sending, setSending] = useState<BuyActions['sending']>(null);
  const returned = useRef(false);

  /** An order of this option and nothing else. */
  const buy = async (optionId: number, pieces: number) => {
    setSending('buy');
    const cart = await put([{ optionId, quantity: pieces, exactly: true }]);
    setSending(null);
    if (cart === undefined) return;
    tellCartedAfterHome(product.id);
    const line = cart.sellers
      .flatMap(({ lines }) => lines)
      .find((one) => one.option?.id === optionId);
    void navigate(
      line === undefined
        ? paths.cart.to(language)
        : paths.orderConfirmation.to(language, { lines: line.id }),
    );
  };

  const wanted = whole(1, 9999, 0).read(params.get('buy'));
  const comeBack = useEffectEvent(() => {
    const chosen = readId(params.get('option')) ?? option ?? 0;
    if (returned.current || !product.options.some(({ id }) => id === chosen)) return;
    returned.current = true;
    // The address forgets it: a reload buys nothing.
    const rest = new URLSearchParams(params);
    rest.delete('buy');
    setParams(rest, { replace: true, preventScrollReset: true });
    void buy(chosen, wanted);
  });
  useEffect(() => {
    if (ready && wanted > 0) comeBack();
  }, [ready, wanted]);

  return {
    sending,
    async add() {
      if (option === null) return;
      setSending('add');
      const said = text('shop.detail.cart.added', { name: product.name });
      const isThere = await add([{ optionId: option, quantity }], product.name, said);
      if (isThere) tellCartedAfterHome(product.id);
      setSending(null);
    },
    buyNow() {
      if (option === null) return;
      if (hasSession()) {
        void buy(option, quantity);
        return;
      }
      const next = paths.shopDetail.to(language, { id: product.id }, { option, buy: quantity });
      void navigate(paths.login.to(language, { next }));
    },
  };
}
