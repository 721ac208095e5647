import { Button, ConfirmDialog } from '@hien/ui';
import type { SubmitFailure } from '@hien/ui/form';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';

/** Takes an application back, once asked: nothing of it is kept. */
export function WithdrawButton({
  onWithdraw,
}: {
  onWithdraw: () => Promise<SubmitFailure | undefined>;
}) {
  const text = useText();
  const [isAsked, setAsked] = useState(false);
  const [failed, setFailed] = useState('');
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {text('career.withdraw')}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          open
          onOpenChange={setAsked}
          tone="danger"
          title={text('career.withdraw.title')}
          description={text('career.withdraw.text')}
          confirmLabel={text('career.withdraw')}
          cancelLabel={text('career.withdraw.keep')}
          waitingLabel={text('career.withdraw.waiting')}
          failedText={failed}
          onConfirm={async () => {
            const failure = await onWithdraw();
            if (failure === undefined) return;
            setFailed(failure.message ?? '');
            throw new Error(failure.message);
          }}
        />
      ) : null}
    </>
  );
}
