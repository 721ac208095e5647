import { type Cart, type CartAddition, hasSession, isApiError } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { addOnce } from './add-once.ts';
import { useKeep } from './useKeep.ts';

export interface AddToCart {
  /**
   * Puts the lines into the cart and says `said`, with the way there; a guest keeps them on the device as `name`. Whether they
   * lie there now.
   */
  add: (lines: readonly CartAddition[], name: string, said: string) => Promise<boolean>;
  /** The cart with the lines in it, and nothing said. Undefined when it failed, which is said. */
  put: (lines: readonly CartAddition[]) => Promise<Cart | undefined>;
  sending: boolean;
}

/** Things into the cart, once, and what is said of it. */
export function useAddToCart(): AddToCart {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keep = useKeep();
  const [sending, setSending] = useState(false);

  const put = async (lines: readonly CartAddition[]) => {
    setSending(true);
    try {
      return await addOnce({ queryClient, language }, lines);
    } catch (error) {
      toast.show({
        tone: 'critical',
        text: isApiError(error) && error.kind !== 'network' ? error.message : text('cart.failed'),
      });
      return undefined;
    } finally {
      setSending(false);
    }
  };

  return {
    sending,
    put,
    async add(lines, name, said) {
      if (!hasSession()) return keep(lines, name);
      if ((await put(lines)) === undefined) return false;
      toast.show({
        tone: 'positive',
        text: said,
        action: {
          label: text('cart.kept.see'),
          onAction: () => void navigate(paths.cart.to(language)),
        },
      });
      return true;
    },
  };
}
