import { type ProductDetail, isApiError, isSignedInAtom, sessionAtom } from '@hien/api';
import { Button, useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { addOnce } from '../../shared/cart/add-once.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

interface AddToCartProps {
  product: ProductDetail;
  option: number;
  quantity: number;
}

/**
 * Puts the chosen option into the cart. A guest logs in first: the address they come back to carries how many
 * (`add`), and the thing is added then.
 */
export function AddToCart({ product, option, quantity }: AddToCartProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const signedIn = useAtomValue(isSignedInAtom);
  const ready = useAtomValue(sessionAtom).tokenCommerce !== null;
  const [params, setParams] = useSearchParams();
  const [sending, setSending] = useState(false);
  const returned = useRef(false);

  const add = async (optionId: number, pieces: number) => {
    setSending(true);
    try {
      await addOnce({ queryClient, language }, [{ optionId, quantity: pieces }]);
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
      setSending(false);
    }
  };

  const wanted = Number(params.get('add'));
  const comeBack = useEffectEvent(() => {
    if (returned.current) return;
    returned.current = true;
    // The address forgets it: a reload adds nothing.
    const rest = new URLSearchParams(params);
    rest.delete('add');
    setParams(rest, { replace: true, preventScrollReset: true });
    void add(Number(params.get('option') ?? option), wanted);
  });
  useEffect(() => {
    if (ready && Number.isInteger(wanted) && wanted > 0) comeBack();
  }, [ready, wanted]);

  return (
    <Button
      variant="accent"
      size="lg"
      fullWidth
      loading={sending}
      loadingLabel={text('shop.detail.cart.adding')}
      onClick={() => {
        if (signedIn) {
          void add(option, quantity);
          return;
        }
        const next = paths.shopDetail.to(language, { id: product.id }, { option, add: quantity });
        void navigate(paths.login.to(language, { next }));
      }}
    >
      {text('shop.detail.cart.add')}
    </Button>
  );
}
