import { useCallback } from 'react';
import { Toast } from './Toast.tsx';
import type { Shown } from './ToastProvider.tsx';
import { message } from '../../internal/modal.ts';
import { useCountdown } from './use-countdown.ts';
import * as s from './Toast.css.ts';

type ShownToastProps = {
  toast: Shown;
  held: boolean;
  closeLabel: string;
  onDone: (id: number) => void;
};

/** A message with its clock. */
export const ShownToast = ({ toast, held, closeLabel, onDone }: ShownToastProps) => {
  const close = useCallback(() => onDone(toast.id), [onDone, toast.id]);
  useCountdown(toast.duration, held, close);
  return (
    <li className={s.item} {...message}>
      <Toast
        text={toast.text}
        tone={toast.tone}
        action={toast.action}
        closeLabel={closeLabel}
        onClose={close}
      />
    </li>
  );
};
