import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import * as s from './Toast.css.ts';

/** Characters that stand beside a button on a phone in two lines. */
const SHORT = 36;

export type ToastTone = 'neutral' | 'positive' | 'critical';

export type ToastContent = {
  text: string;
  tone?: ToastTone;
  /** One way on, above all undo. */
  action?: { label: string; onAction: () => void };
};

export type ToastProps = ToastContent & { closeLabel: string; onClose: () => void };

const ICON = { neutral: Info, positive: CircleCheck, critical: CircleAlert };

/** One message as it looks; `useToast` shows it. */
export const Toast = ({ text, tone = 'neutral', action, closeLabel, onClose }: ToastProps) => {
  const Icon = ICON[tone];
  return (
    <div className={cx(s.toast, action && text.length > SHORT && s.long)}>
      <Icon className={s.icon[tone]} size={20} strokeWidth={1.75} aria-hidden />
      <p className={s.text}>{text}</p>
      {action ? (
        <button
          type="button"
          className={s.action}
          onClick={() => {
            action.onAction();
            onClose();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className={s.close} aria-label={closeLabel} onClick={onClose}>
        <X size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  );
};
