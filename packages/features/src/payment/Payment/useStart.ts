import { isApiError, startPayment } from '@hien/api';
import type { PaymentMethod } from '@hien/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { forgetRequest, requestKey } from '../../shared/forms/request-key.ts';
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
  const queryClient = useQueryClient();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [redirect, setRedirect] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const failureOf = (error: unknown, method: OnlineMethod): string => {
    if (!isApiError(error)) return text('payment.start.failed');
    if (error.kind === 'network') return text('payment.offline');
    if (error.status === 503) return text('payment.unavailable', { gateway: gatewayName(method) });
    if (error.status === 409) return text('payment.conflict');
    return error.message;
  };

  return {
    busy,
    redirect,
    failure,
    forget: () => setFailure(null),
    run: async (groupId, method, months) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setFailure(null);
      const wish = { groupId, method, ...(months === null ? {} : { months }) };
      const name = `payment-${groupId}`;
      try {
        const idempotencyKey = requestKey(name, wish);
        const started = await startPayment(queryClient, { ...wish, idempotencyKey });
        // It has begun: the same wish later is another try.
        forgetRequest(name);
        if (started.redirect !== null) {
          setRedirect(started.redirect);
          leave(started.redirect);
        }
      } catch (error) {
        setFailure(failureOf(error, method));
      }
      running.current = false;
      setBusy(false);
    },
  };
}
