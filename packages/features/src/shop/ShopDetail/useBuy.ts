import { type ProductDetail, isApiError, isSignedInAtom, sessionAtom } from '@hien/api';
import { useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { readId, whole } from '../../shared/address/parts.ts';
import { addOnce } from '../../shared/cart/add-once.ts';
import { useKeep } from '../../shared/cart/useKeep.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

export interface BuyActions {
  add: () => void;
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
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keep = useKeep();
  const signedIn = useAtomValue(isSignedInAtom);
  const ready = useAtomValue(sessionAtom).tokenCommerce !== null;
  const [params, setParams] = useSearchParams();
  const [sending, setSending] = useState<BuyActions['sending']>(null);
  const returned = useRef(false);

  const send = async (what: 'add' | 'buy', optionId: number, pieces: number) => {
    setSending(what);
    try {
      const cart = await addOnce({ queryClient, language }, [
        { optionId, quantity: pieces, ...(what === 'buy' ? { exactly: true } : {}) },
      ]);
      if (what === 'buy') {
        const line = cart.sellers
          .flatMap(({ lines }) => lines)
          .find((one) => one.option?.id === optionId);
        void navigate(
          line === undefined
            ? paths.cart.to(language)
            : paths.orderConfirmation.to(language, { lines: line.id }),
        );
        return;
      }
      toast.show({
        tone: 'positive',
        text: text('shop.detail.cart.added', { name: product.name }),
        action: {
          label: text('shop.detail.cart.see'),
          onAction: () => void navigate(paths.cart.to(language)),
        },
      });
    } catch (error) {
      toast.show({
        tone: 'critical',
        text:
          isApiError(error) && error.kind !== 'network'
            ? error.message
            : text('shop.detail.cart.failed'),
      });
    } finally {
      setSending(null);
    }
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
    void send('buy', chosen, wanted);
  });
  useEffect(() => {
    if (ready && wanted > 0) comeBack();
  }, [ready, wanted]);

  return {
    sending,
    add() {
      if (option === null) return;
      if (signedIn) void send('add', option, quantity);
      else keep([{ optionId: option, quantity }], product.name);
    },
    buyNow() {
      if (option === null) return;
      if (signedIn) {
        void send('buy', option, quantity);
        return;
      }
      const next = paths.shopDetail.to(language, { id: product.id }, { option, buy: quantity });
      void navigate(paths.login.to(language, { next }));
    },
  };
}
