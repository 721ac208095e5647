import { startPolling } from '../polling.ts';
import { expireAttempts } from './expire-attempts.ts';
import { type ReturnSender, sendDueReturns } from './send-returns.ts';

const roundEveryMs = 2_000;

/** Ends what is over and sends what goes back, one round at a time; the answer stops it. */
export function startPaymentWorker(
  sender: ReturnSender & { readonly onError: (error: unknown) => void },
): () => Promise<void> {
  return startPolling({
    everyMs: roundEveryMs,
    work: () => workOnce(sender),
    onError: sender.onError,
  });
}

async function workOnce(sender: ReturnSender): Promise<void> {
  await expireAttempts(sender.database, sender.now());
  await sendDueReturns(sender);
}
