import { type BidWeek, disputeAuction } from '@hien/api';
import { auctionDisputeSchema } from '@hien/domain';
import { Button, Dialog, Notice, Text, Textarea, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useWeek } from '../parts/useWeek.ts';
import * as s from './MyAuctionResultView.css.ts';

/** What the company said against a week's results and what came of it; or the way to say it, while there is time. */
export function Dispute({ of }: { of: BidWeek }) {
  const text = useText();
  const { date } = useFormat();
  const [asks, setAsks] = useState(false);
  const { dispute, disputeUntil } = of;
  if (dispute !== null)
    return (
      <Notice tone={dispute.state === 'open' ? 'caution' : 'info'}>
        <Text>
          {dispute.state === 'open'
            ? text('ad.dispute.open', { until: date(dispute.answerBy, 'deadline') })
            : text(`ad.dispute.${dispute.state}`)}
        </Text>
        <Text size="small" className={s.said}>
          {dispute.words}
        </Text>
        {dispute.answer === null ? null : <Text className={s.said}>{dispute.answer}</Text>}
      </Notice>
    );
  if (disputeUntil === null) return null;
  return (
    <div>
      <Button size="sm" variant="quiet" onClick={() => setAsks(true)}>
        {text('ad.dispute.press')}
      </Button>
      {asks ? <DisputeDialog of={of} until={disputeUntil} onClose={() => setAsks(false)} /> : null}
    </div>
  );
}

interface DisputeDialogProps {
  of: BidWeek;
  until: string;
  onClose: () => void;
}

function DisputeDialog({ of: { city, week }, until, onClose }: DisputeDialogProps) {
  const text = useText();
  const { date } = useFormat();
  const weekOf = useWeek();
  const toast = useToast();
  const disputing = useSend(disputeAuction);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text('ad.dispute.title', { city, week: weekOf(week) })}
      description={text('ad.dispute.text', { until: date(until, 'deadline') })}
      closeLabel={text('ad.dispute.keep')}
    >
      <Form
        schema={auctionDisputeSchema}
        initialValues={{ words: '' }}
        className={s.form}
        draft={{ in: `auction-dispute-${city}-${week}`, atOnce: true }}
        onSubmit={({ words }) =>
          disputing.submit({ city, week, words }, () => {
            toast.show({ tone: 'positive', text: text('ad.dispute.sent') });
            onClose();
          })
        }
      >
        <FormField name="words" label={text('ad.dispute.words')} required>
          <Textarea rows={5} maxLength={2_000} />
        </FormField>
        <div>
          <SubmitButton>{text('ad.dispute.send')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
