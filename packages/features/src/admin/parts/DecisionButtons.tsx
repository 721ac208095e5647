import type { Decision } from '@hien/api';
import { Button, ConfirmDialog, Field, Textarea, useToast } from '@hien/ui';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './case.css.ts';

interface DecisionButtonsProps {
  name: string;
  /** Rejects when it could not be saved. */
  onDecide: (decision: Decision['decision'], reason: string) => Promise<void>;
}

/** Approve at once; refuse with a reason, which the applicant will read. */
export function DecisionButtons({ name, onDecide }: DecisionButtonsProps) {
  const text = useText();
  const toast = useToast();
  const [doing, setDoing] = useState(false);
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const approve = async () => {
    setDoing(true);
    try {
      await onDecide('approve', '');
    } catch {
      toast.show({ tone: 'critical', text: text('admin.failed') });
    }
    setDoing(false);
  };
  return (
    <div className={s.actions}>
      <Button
        variant="primary"
        loading={doing}
        loadingLabel={text('admin.doing')}
        onClick={approve}
      >
        {text('admin.approve')}
      </Button>
      <Button onClick={() => setRefusing(true)}>{text('admin.reject')}</Button>
      <ConfirmDialog
        open={refusing}
        onOpenChange={setRefusing}
        title={text('admin.reject.title', { name })}
        description={text('admin.reject.text')}
        confirmLabel={text('admin.reject')}
        cancelLabel={text('admin.reject.keep')}
        waitingLabel={text('admin.doing')}
        failedText={text('admin.failed')}
        {...(reason.trim() === '' ? { disabledReason: text('admin.reject.waits') } : {})}
        onConfirm={() => onDecide('reject', reason.trim())}
      >
        <Field label={text('admin.reject.reason')} required>
          <Textarea
            rows={4}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      </ConfirmDialog>
    </div>
  );
}
