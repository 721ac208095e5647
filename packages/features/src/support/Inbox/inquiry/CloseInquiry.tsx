import { closeInquiry } from '@hien/api';
import type { InquirySide } from '@hien/domain';
import { Button, ConfirmDialog, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../../shared/calls/useSend.ts';
import { failureText } from '../../../shared/forms/failure.ts';
import { useText } from '../../../shared/i18n/useText.ts';

interface CloseInquiryProps {
  id: number;
  side: InquirySide;
  /** The other side. */
  name: string;
}

/** Its sender takes the inquiry back, or the company closes what it answered; asked first, since nobody writes in it afterwards. */
export function CloseInquiry({ id, side, name }: CloseInquiryProps) {
  const text = useText();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState('');
  const closing = useSend(closeInquiry, { about: id });
  const own = side === 'sender';
  const act = text(own ? 'inquiry.withdraw' : 'inquiry.close');
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {act}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={
          own
            ? text('inquiry.withdraw.title', { company: name })
            : text('inquiry.close.title', { name })
        }
        description={text(own ? 'inquiry.withdraw.text' : 'inquiry.close.text')}
        confirmLabel={act}
        cancelLabel={text(own ? 'inquiry.withdraw.keep' : 'inquiry.close.keep')}
        waitingLabel={text('inquiry.waiting')}
        failedText={failed}
        onConfirm={async () => {
          try {
            await closing.send({ id });
          } catch (error) {
            setFailed(failureText(error, text));
            throw error;
          }
          toast.show({
            tone: 'positive',
            text: text(own ? 'inquiry.withdraw.done' : 'inquiry.close.done'),
          });
        }}
      />
    </>
  );
}
