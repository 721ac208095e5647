import { Button } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface ResendCodeProps {
  /** A new code may be asked for from then on. */
  waitUntil: number;
  sending: boolean;
  onResend: () => void;
}

/** Asks for a new code; while that has to wait, says for how long. */
export function ResendCode({ waitUntil, sending, onResend }: ResendCodeProps) {
  const text = useText();
  const seconds = useSecondsLeft(waitUntil);
  return (
    <Button
      variant="quiet"
      size="sm"
      loading={sending}
      {...(seconds > 0 ? { disabledReason: text('entry.code.wait', { seconds }) } : {})}
      onClick={onResend}
    >
      {text('entry.code.resend')}
    </Button>
  );
}
