import { addDesignsToOrder, type DesignOrder, type DesignQuote } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Button, Notice, useToast } from '@hien/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSend } from '../../../shared/calls/useSend.ts';
import { failureText } from '../../../shared/forms/failure.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';

interface JoinOrderProps {
  order: DesignOrder;
  quote: DesignQuote;
}

/** An order that waits for its money takes up to three more designs (D21), and is paid once. */
export function JoinOrder({ order, quote }: JoinOrderProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const add = useSend(addDesignsToOrder, { about: order.id, wait: false });
  const [failed, setFailed] = useState('');
  const [sending, setSending] = useState(false);
  const { number, left } = order;
  const total = order.total + quote.total;
  const join = async () => {
    setSending(true);
    setFailed('');
    try {
      await add.send({
        id: order.id,
        designIds: quote.lines
          .filter(({ problem }) => problem === null)
          .map(({ designId }) => designId),
        expectedTotal: total,
      });
      toast.show({ tone: 'positive', text: text('orders.designs.added', { number }) });
      void navigate(paths.orderByStatus.to(language, { status: 'design-pending' }));
    } catch (error) {
      setFailed(failureText(error, text, { CONFLICT: text('orders.checkout.price.changed') }));
      setSending(false);
    }
  };
  return (
    <Notice
      tone={failed === '' ? 'info' : 'critical'}
      role={failed === '' ? undefined : 'alert'}
      title={text('orders.designs.checkout.join', { number })}
      action={
        <Button loading={sending} onClick={() => void join()}>
          {text('orders.designs.checkout.join.action', { number })}
        </Button>
      }
    >
      {failed === ''
        ? text('orders.designs.checkout.join.text', { total: format.vnd(total), left })
        : failed}
    </Notice>
  );
}
