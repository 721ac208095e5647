import { type BidOrder, cancelBidOrder } from '@hien/api';
import { timetableOf, toIso } from '@hien/domain';
import { Button, ConfirmDialog, Notice, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { mondayOf, useWeek } from './useWeek.ts';

/** A bid for a later week that is paid: it is placed as that week opens, and can be taken back until then. */
export function PlannedBid({ order }: { order: BidOrder }) {
  const text = useText();
  const format = useFormat();
  const weekOf = useWeek();
  const [asks, setAsks] = useState(false);
  return (
    <Notice
      tone="info"
      title={text('ad.plan.kept.title', { slot: order.slot, city: order.city })}
      action={<Button onClick={() => setAsks(true)}>{text('ad.plan.cancel')}</Button>}
    >
      {text('ad.plan.kept.text', {
        amount: format.vnd(order.amount),
        week: weekOf(order.week),
        opens: format.date(toIso(timetableOf(mondayOf(order.week)).opens), 'deadline'),
      })}
      {asks ? <CancelPlan order={order} onClose={() => setAsks(false)} /> : null}
    </Notice>
  );
}

function CancelPlan({ order, onClose }: { order: BidOrder; onClose: () => void }) {
  const text = useText();
  const { vnd } = useFormat();
  const toast = useToast();
  const cancel = useSend(cancelBidOrder, { about: order.id });
  const [failed, setFailed] = useState(text('ad.mine.failed'));
  const send = async () => {
    try {
      await cancel.send({ id: order.id });
      toast.show({ tone: 'positive', text: text('ad.plan.canceled') });
    } catch (error) {
      setFailed(failureText(error, text));
      throw error;
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text('ad.plan.cancel.title', { slot: order.slot })}
      description={text('ad.plan.cancel.text', { amount: vnd(order.amount) })}
      confirmLabel={text('ad.plan.cancel')}
      cancelLabel={text('ad.plan.keep')}
      tone="danger"
      waitingLabel={text('ad.mine.doing')}
      failedText={failed}
      onConfirm={send}
    />
  );
}
