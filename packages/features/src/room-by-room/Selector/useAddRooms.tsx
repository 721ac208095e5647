import { type RoomsAddedLine, addRoomsToCart, hasSession, isApiError } from '@hien/api';
import { cartFullText, cartProblemTexts } from '@hien/domain';
import { useToast } from '@hien/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { useSend } from '../../shared/calls/useSend.ts';
import { useKeep } from '../../shared/cart/useKeep.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Selector } from './useSelector.ts';

export type Buying = {
  /** Undefined when there is nothing to buy. */
  readonly add: (() => void) | undefined;
  readonly busy: boolean;
  /** What did not fit into the cart, a sentence each. */
  readonly left: readonly string[];
};

/** The whole choice into the cart in one call; a guest keeps its pieces on the device until they log in. */
export function useAddRooms({ home, price, code }: Selector): Buying {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const keep = useKeep();
  const sending = useSend(addRoomsToCart);
  const [left, setLeft] = useState<readonly string[]>([]);

  const sentence = ({ name, wanted, added, problem }: RoomsAddedLine): string =>
    text(added === wanted ? 'rooms.add.line.all' : 'rooms.add.line', {
      name,
      wanted,
      added,
      reason:
        problem === 'cart_full'
          ? cartFullText[language]
          : problem === null
            ? ''
            : cartProblemTexts[problem][language],
    });

  const send = async () => {
    try {
      const { lines } = await sending.send({ designId: home.design_id, selection: code });
      setLeft(lines.filter(({ problem }) => problem !== null).map(sentence));
      const count = lines.filter(({ added }) => added > 0).length;
      if (count === 0) return;
      toast.show({
        tone: 'positive',
        text: text('rooms.added', { count }),
        action: {
          label: text('rooms.added.see'),
          onAction: () => void navigate(paths.cart.to(language)),
        },
      });
    } catch (error) {
      // What is shown is old: the home of today stands there before anybody presses again.
      if (isApiError(error) && error.code === 'VERSION_CONFLICT') await sending.refresh();
      toast.show({
        tone: 'critical',
        text:
          isApiError(error) && error.kind !== 'network' ? error.message : text('rooms.add.failed'),
      });
    }
  };
  const add = () => {
    if (hasSession()) void send();
    else
      keep(
        price.lines.map(({ variant, quantity }) => ({ optionId: variant, quantity })),
        home.name,
      );
  };
  return { add: price.lines.length === 0 ? undefined : add, busy: sending.busy, left };
}
