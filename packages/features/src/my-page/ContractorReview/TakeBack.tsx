import { withdrawConstructionReview } from '@hien/api';
import { Button, ConfirmDialog, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** Takes a review back, after saying what stays and that it does not come again. */
export function TakeBack({ id }: { id: number }) {
  const text = useText();
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const taking = useSend(withdrawConstructionReview, { about: id });
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsks(true)}>
        {text('my-page.construction.withdraw')}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={text('my-page.construction.withdraw.title')}
        description={text('my-page.construction.withdraw.text')}
        confirmLabel={text('my-page.construction.withdraw.yes')}
        cancelLabel={text('my-page.construction.withdraw.no')}
        waitingLabel={text('my-page.construction.withdraw.waiting')}
        failedText={text('my-page.construction.withdraw.failed')}
        onConfirm={async () => {
          await taking.send({ id });
          toast.show({ text: text('my-page.construction.withdrawn') });
        }}
      />
    </>
  );
}
