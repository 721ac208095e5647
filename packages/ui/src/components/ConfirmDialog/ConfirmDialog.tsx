import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Notice } from '../Notice/Notice.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, with the thing's name in it: “Hủy đơn DH-260306-0042?”. */
  title: string;
  /** What it means and whether it can be undone. */
  description?: ReactNode;
  /** A reason to give, a box to tick. */
  children?: ReactNode;
  /** What is done, in the words of the question: “Hủy đơn”, never “OK”. */
  confirmLabel: string;
  /** What stays as it is: “Giữ đơn”. */
  cancelLabel: string;
  /** `danger` for what destroys something. */
  tone?: 'danger' | 'primary';
  /** Closes when it is done; stays open and says `failedText` when it rejects. */
  onConfirm: () => void | Promise<void>;
  failedText: string;
  /** Why it cannot be confirmed yet, e.g. “Chọn một lý do”. */
  disabledReason?: string;
  /** What a screen reader hears while it is being done. */
  waitingLabel: string;
};

/** Asks before what cannot be undone. The way back has the focus; while it is being done neither leads out. */
export const ConfirmDialog = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  onConfirm,
  failedText,
  disabledReason,
  waitingLabel,
}: ConfirmDialogProps) => {
  const [state, setState] = useState<'asking' | 'doing' | 'failed'>('asking');
  const change = (next: boolean) => {
    if (state === 'doing') return;
    setState('asking');
    onOpenChange(next);
  };
  const confirm = async () => {
    setState('doing');
    try {
      await onConfirm();
      setState('asking');
      onOpenChange(false);
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog
      kind="alert"
      size="sm"
      open={open}
      onOpenChange={change}
      title={title}
      description={description}
      closeLabel={cancelLabel}
      footer={
        <>
          <Button disabled={state === 'doing'} onClick={() => change(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone}
            loading={state === 'doing'}
            loadingLabel={waitingLabel}
            disabledReason={disabledReason}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {state === 'failed' ? (
        <Notice tone="critical" role="alert">
          {failedText}
        </Notice>
      ) : null}
    </Dialog>
  );
};
