import { type Bid, cancelBid, isApiError } from '@hien/api';
import { Button, ConfirmDialog, Text, useToast, VisuallyHidden } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { bidStatus } from '../../shared/status/advertising-status.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import * as s from './MyAuctionResultView.css.ts';

/** One bid: how it stands, where its money is, and its line in the ledger. */
export function BidLine({ bid }: { bid: Bid }) {
  const text = useText();
  const format = useFormat();
  const [asks, setAsks] = useState(false);
  return (
    <li className={s.bid}>
      <p className={s.number}>
        <VisuallyHidden>{text('ad.auction.position')} </VisuallyHidden>
        {bid.slot}
      </p>
      <div className={s.words}>
        <div className={s.first}>
          <Text weight="strong" numeric>
            {format.vnd(bid.amount)}
          </Text>
          <CodeBadge status={bidStatus} code={bid.state} />
        </div>
        <Text size="small">{useStanding(bid)}</Text>
        <p className={s.hash}>
          {text('ad.bids.receipt', { line: bid.line, at: format.date(bid.placedAt, 'dateTime') })}{' '}
          <code>{bid.hash.slice(0, 16)}</code>
        </p>
      </div>
      {bid.cancelUntil === null ? null : (
        <div className={s.act}>
          <Button size="sm" onClick={() => setAsks(true)}>
            {text('ad.bids.cancel')}
          </Button>
          {asks ? <CancelDialog bid={bid} onClose={() => setAsks(false)} /> : null}
        </div>
      )}
    </li>
  );
}

/** How a bid stands, in a sentence. */
function useStanding({ state, loss, ad, leads, refundDueAt, refundedAt }: Bid): string {
  const text = useText();
  const format = useFormat();
  if (state === 'waiting') return text(leads ? 'ad.bids.leads' : 'ad.bids.behind');
  if (state === 'won') return text(`ad.bids.ad.${ad}`);
  const why = loss === null ? '' : `${text(`ad.bids.loss.${loss}`)} `;
  if (refundedAt !== null) return why + text('ad.bids.refunded', { on: format.date(refundedAt) });
  return refundDueAt === null
    ? why.trimEnd()
    : why + text('ad.bids.refund', { until: format.date(refundDueAt) });
}

function CancelDialog({ bid, onClose }: { bid: Bid; onClose: () => void }) {
  const text = useText();
  const format = useFormat();
  const toast = useToast();
  const cancel = useSend(cancelBid, { about: bid.id });
  const [failed, setFailed] = useState(text('ad.mine.failed'));
  const send = async () => {
    try {
      await cancel.send({ id: bid.id, version: bid.version });
      toast.show({ tone: 'positive', text: text('ad.bids.canceled') });
    } catch (error) {
      const [field] = isApiError(error) ? error.fields : [];
      setFailed(
        field?.message ?? failureText(error, text, { VERSION_CONFLICT: text('ad.bids.meanwhile') }),
      );
      throw error;
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text(bid.state === 'won' ? 'ad.bids.cancel.won' : 'ad.bids.cancel.title', {
        slot: bid.slot,
      })}
      description={text('ad.bids.cancel.text', {
        amount: format.vnd(bid.amount),
        until: format.date(bid.cancelUntil ?? bid.placedAt, 'deadline'),
      })}
      confirmLabel={text('ad.bids.cancel')}
      cancelLabel={text('ad.mine.keep')}
      tone="danger"
      waitingLabel={text('ad.mine.doing')}
      failedText={failed}
      onConfirm={send}
    />
  );
}
