import { addDesignToCart, isApiError, readDesignCart } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Button, ButtonLink, useToast } from '@hien/ui';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

interface AddDesignProps {
  id: number;
  name: string;
}

/** Puts the design beside others, to be ordered, or asked a contractor for, at once. */
export function AddDesign({ id, name }: AddDesignProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const cart = useCall(readDesignCart);
  const add = useSend(addDesignToCart);
  const href = paths.cart.to(language, { of: 'designs' });
  if (cart.data?.lines.some(({ designId }) => designId === id))
    return (
      <ButtonLink size="lg" href={href}>
        {text('designs.cart.in')}
      </ButtonLink>
    );
  const put = async () => {
    try {
      await add.send({ designId: id });
      toast.show({
        tone: 'positive',
        text: text('designs.cart.added', { name }),
        action: { label: text('designs.cart.see'), onAction: () => void navigate(href) },
      });
    } catch (error) {
      const said = isApiError(error) ? (error.fields[0]?.message ?? error.message) : undefined;
      toast.show({ tone: 'critical', text: said ?? text('designs.save.failed') });
    }
  };
  return (
    <Button size="lg" loading={add.busy} onClick={() => void put()}>
      {text('designs.cart.add')}
    </Button>
  );
}
