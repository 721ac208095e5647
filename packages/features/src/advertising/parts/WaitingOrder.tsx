import { type AdOrder, cancelAdOrder } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Button, ButtonLink, Notice, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { usePlaces, usePlan } from './usePlan.ts';

/** An order that holds its places: pay it, or let it go. */
export function WaitingOrder({ order }: { order: AdOrder }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const plan = usePlan();
  const places = usePlaces();
  const toast = useToast();
  const cancel = useSend(cancelAdOrder, { about: order.id });
  const [state, setState] = useState<'open' | 'going' | { failed: string }>('open');
  const drop = async () => {
    setState('going');
    try {
      await cancel.send({ id: order.id });
      toast.show({ tone: 'positive', text: text('ad.waiting.dropped') });
    } catch (error) {
      setState({ failed: failureText(error, text) });
    }
  };
  return (
    <Notice
      tone={typeof state === 'object' ? 'critical' : 'caution'}
      title={text('ad.waiting.title', { number: order.number })}
      action={
        <>
          <ButtonLink
            variant="primary"
            href={paths.payment.to(language, {
              type: 'ad',
              id: order.groupId,
              payType: order.method,
            })}
          >
            {text('ad.waiting.pay')}
          </ButtonLink>
          <Button variant="quiet" loading={state === 'going'} onClick={() => void drop()}>
            {text('ad.waiting.drop')}
          </Button>
        </>
      }
    >
      {typeof state === 'object'
        ? state.failed
        : text('ad.waiting.text', {
            plan: plan(order.plan),
            places: places(order.places),
            until: format.date(order.dueAt, 'deadline'),
          })}
    </Notice>
  );
}
