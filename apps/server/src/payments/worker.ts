import { expireAttempts } from './expire-attempts.ts';
import { type ReturnSender, sendDueReturns } from './send-returns.ts';

const roundEveryMs = 2_000;

/** Ends what is over and sends what goes back, one round at a time; the answer stops it. */
export function startPaymentWorker(
  sender: ReturnSender & { readonly onError: (error: unknown) => void },
): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    round = workOnce(sender)
      .catch((error: unknown) => sender.onError(error))
      .finally(() => {
        running = false;
      });
  }, roundEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

async function workOnce(sender: ReturnSender): Promise<void> {
  await expireAttempts(sender.database, sender.now());
  await sendDueReturns(sender);
}
