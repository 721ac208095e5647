import { voidBid } from '@hien/api';
import { Button, ConfirmDialog, Field, Textarea, useToast, VisuallyHidden } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { useText } from '../../shared/i18n/useText.ts';

interface VoidBidProps {
  city: string;
  week: string;
  /** Its number in the ledger. */
  bid: number;
}

/** Staff take a bid out, with the reason that its company reads. */
export function VoidBid({ city, week, bid }: VoidBidProps) {
  const text = useText();
  const toast = useToast();
  const remove = useSend(voidBid);
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState('');
  const [failed, setFailed] = useState(text('ad.mine.failed'));
  const send = async () => {
    try {
      await remove.send({ city, week, bid, reason });
      toast.show({ tone: 'positive', text: text('ad.void.done') });
    } catch (error) {
      setFailed(failureText(error, text));
      throw error;
    }
  };
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsks(true)}>
        {text('ad.void')}
        <VisuallyHidden> {text('ad.void.bid', { bid })}</VisuallyHidden>
      </Button>
      {asks ? (
        <ConfirmDialog
          open
          onOpenChange={setAsks}
          title={text('ad.void.title', { bid })}
          description={text('ad.void.text')}
          confirmLabel={text('ad.void')}
          cancelLabel={text('ad.mine.keep')}
          tone="danger"
          waitingLabel={text('ad.mine.doing')}
          failedText={failed}
          onConfirm={send}
          {...(reason.trim() === '' ? { disabledReason: text('ad.void.reason.missing') } : {})}
        >
          <Field label={text('ad.void.reason')}>
            <Textarea
              rows={3}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
