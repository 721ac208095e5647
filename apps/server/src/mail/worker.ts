import type { Database } from '../db/database.ts';
import { startPolling } from '../polling.ts';
import { isStillGiven } from '../campaign-gate.ts';
import { isStillWanted } from '../consent-gate.ts';
import { claimMails, expireMails, markFailed, markSent, markUnwanted } from './outbox.ts';
import { renderMail } from './render.ts';
import type { Transport } from './smtp.ts';

export type MailWorkerOptions = {
  readonly database: Database;
  readonly now: () => number;
  /** Null keeps the mails in the outbox. */
  readonly transport: Transport | null;
  /** The product's address, for the links in mails. */
  readonly base: string;
  /** Told of a round that broke; never of what a mail says. */
  readonly onError: (error: unknown) => void;
};

const batch = 20;
const roundEveryMs = 2_000;

/** One round: what is too old goes, what is due leaves. Answers how many mails it took on. */
export async function sendDueMails({
  database,
  now,
  transport,
  base,
}: Omit<MailWorkerOptions, 'onError'>): Promise<number> {
  await expireMails(database, now());
  if (transport === null) return 0;
  const mails = await claimMails(database, now(), batch);
  for (const mail of mails) {
    if (!(await isStillWanted(database, mail)) || !(await isStillGiven(database, mail))) {
      await markUnwanted(database, mail);
      continue;
    }
    const laidOut = renderMail(mail.template, mail.values ?? {}, mail.language, base);
    const delivery =
      laidOut === null
        ? { ok: false as const, reason: `no template ${mail.template}`, final: true }
        : await transport.deliver({
            ...laidOut,
            to: mail.recipient,
            messageId: `<outbox-${mail.id}@${new URL(base).hostname}>`,
          });
    if (delivery.ok) await markSent(database, mail, now());
    else await markFailed(database, mail, now(), delivery);
  }
  return mails.length;
}

/** Sends in the background, one round at a time; the answer stops it. */
export function startMailWorker(options: MailWorkerOptions): () => Promise<void> {
  const stop = startPolling({
    everyMs: roundEveryMs,
    work: async (stopped) => {
      // A full batch says that more may wait.
      for (;;) if ((await sendDueMails(options)) < batch || stopped()) return;
    },
    onError: options.onError,
  });
  return async () => {
    await stop();
    options.transport?.close();
  };
}
