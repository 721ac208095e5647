import { startPayment } from '@hien/api';
import type { PaymentMethod } from '@hien/domain';
import { useRef, useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { gatewayName } from '../parts/gateway-name.ts';

export type Start = {
  readonly busy: boolean;
  /** Where the browser is being sent. */
  readonly redirect: string | null;
  readonly failure: string | null;
  readonly run: (groupId: number, method: OnlineMethod, months: Plan | null) => Promise<void>;
  readonly forget: () => void;
};

export type OnlineMethod = Exclude<PaymentMethod, 'COD'>;
export type Plan = 3 | 6 | 9 | 12;

/** Opens a try and goes to the gateway. Two presses are one try: the second finds the first under way. */
export function useStart(leave: (url: string) => void): Start {
  const text = useText();
  const running = useRef(false);
  const start = useSend(startPayment, { wait: false });
  const [redirect, setRedirect] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  return {
    busy: start.busy,
    redirect,
    failure,
    forget: () => setFailure(null),
    run: async (groupId, method, months) => {
      if (running.current) return;
      running.current = true;
      setFailure(null);
      try {
        const wish = { groupId, method, ...(months === null ? {} : { months }) };
        const started = await start.send(wish);
        if (started.redirect !== null) {
          setRedirect(started.redirect);
          leave(started.redirect);
        }
      } catch (error) {
        setFailure(
          failureText(error, text, {
            NETWORK: text('payment.offline'),
            UNAVAILABLE: text('payment.unavailable', { gateway: gatewayName(method) }),
            CONFLICT: text('payment.conflict'),
          }),
        );
        // It may have been opened although nobody said so.
        void start.refresh();
      }
      running.current = false;
    },
  };
}
