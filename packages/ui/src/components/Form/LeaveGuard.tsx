import { useEffect } from 'react';
import { useAskedAtUnload } from '../../internal/use-asked-at-unload.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { useUnsaved } from './use-unsaved.ts';

/** A navigation of the app that waits for an answer. */
export interface LeaveBlocker {
  blocked: boolean;
  /** Goes where one wanted to go. */
  proceed: () => void;
  stay: () => void;
}

export interface LeaveGuardProps {
  /** The app's own, which holds navigations back while the form is unsaved. Without it only the browser asks. */
  blocker?: LeaveBlocker;
  /** Told whenever the form becomes unsaved or saved. */
  onUnsaved?: (unsaved: boolean) => void;
  texts: {
    /** “Rời trang khi chưa lưu?” */
    title: string;
    description: string;
    leave: string;
    stay: string;
    failed: string;
    waiting: string;
  };
}

const free: LeaveBlocker = { blocked: false, proceed: () => undefined, stay: () => undefined };

/** Asks before a form with unsaved words is left, in the app and at the browser's own edge. */
export const LeaveGuard = ({ blocker = free, onUnsaved, texts }: LeaveGuardProps) => {
  const unsaved = useUnsaved();
  const { blocked, proceed, stay } = blocker;
  useEffect(() => onUnsaved?.(unsaved), [unsaved, onUnsaved]);
  useAskedAtUnload(unsaved);
  return (
    <ConfirmDialog
      open={blocked}
      onOpenChange={(open) => {
        if (!open) stay();
      }}
      title={texts.title}
      description={texts.description}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onConfirm={proceed}
      failedText={texts.failed}
      waitingLabel={texts.waiting}
    />
  );
};
