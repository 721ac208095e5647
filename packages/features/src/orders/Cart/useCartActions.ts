import { type CartLine, cartOf, isApiError } from '@hien/api';
import { useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { addOnce } from '../../shared/cart/add-once.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

export type LineChange = {
  quantity?: number;
  optionId?: number;
  selected?: boolean;
  later?: boolean;
  seen?: true;
};

export interface CartActions {
  change: (line: CartLine, change: LineChange) => void;
  /** The boxes of several lines at once. */
  choose: (lines: readonly CartLine[], selected: boolean) => void;
  remove: (lines: readonly CartLine[]) => void;
}

/** Every change shows at once; one that is refused goes back and says so. What was removed can be put back. */
export function useCartActions(): CartActions {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const shop = { queryClient: useQueryClient(), language };
  const cart = cartOf(shop);
  const failed = (error: unknown) =>
    toast.show({
      tone: 'critical',
      text:
        isApiError(error) && error.kind !== 'network' ? error.message : text('orders.cart.failed'),
    });
  const change = async (line: CartLine, what: LineChange) => {
    try {
      await cart.change({ id: line.id, ...what });
    } catch (error) {
      failed(error);
    }
  };
  const choose = async (lines: readonly CartLine[], selected: boolean) => {
    const ids = lines.filter((line) => line.selected !== selected).map(({ id }) => id);
    if (ids.length === 0) return;
    try {
      await cart.choose(ids, selected);
    } catch (error) {
      failed(error);
    }
  };
  const putBack = async (lines: readonly CartLine[]) => {
    try {
      await addOnce(
        shop,
        lines.flatMap(({ option, quantity }) =>
          option === null ? [] : [{ optionId: option.id, quantity }],
        ),
      );
    } catch (error) {
      failed(error);
    }
  };
  const remove = async (lines: readonly CartLine[]) => {
    try {
      await cart.remove(lines.map(({ id }) => id));
    } catch (error) {
      failed(error);
      return;
    }
    const back = lines.every(({ option, problem }) => option !== null && problem === null);
    toast.show({
      text: text('orders.cart.removed', { count: lines.length }),
      ...(back
        ? {
            action: { label: text('orders.cart.undo'), onAction: () => void putBack(lines) },
          }
        : {}),
    });
  };
  return {
    change: (line, what) => void change(line, what),
    choose: (lines, selected) => void choose(lines, selected),
    remove: (lines) => void remove(lines),
  };
}
