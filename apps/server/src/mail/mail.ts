import type { Language, MailName } from '@hien/domain';
import type { Orm } from '../db/database.ts';
import { outbox } from '../db/schema/mail.ts';
import type { ValuesOf } from './templates/all.ts';

export type NewMail<Name extends MailName> = {
  readonly to: string;
  readonly language: Language;
  readonly values: ValuesOf<Name>;
  /** Names the event the mail tells of, `upgrade-approved:17`: one mail per key. */
  readonly key: string;
  /** After this instant nobody needs the mail any more. */
  readonly goodUntil?: number;
};

/** The one way to write to people. */
export type Mail = {
  /**
   * Puts a mail into the outbox. Give the transaction of the change it tells about: both happen or neither.
   * The mail leaves soon after the commit; whether it arrived is the outbox's matter.
   */
  send<Name extends MailName>(tx: Orm, name: Name, mail: NewMail<Name>): Promise<void>;
  /** The same for several of one kind, in one statement. */
  sendAll<Name extends MailName>(
    tx: Orm,
    name: Name,
    mails: readonly NewMail<Name>[],
  ): Promise<void>;
};

export function mailInto(now: () => number): Mail {
  const sendAll: Mail['sendAll'] = async (tx, name, mails) => {
    if (mails.length === 0) return;
    const at = new Date(now());
    await tx
      .insert(outbox)
      .values(
        mails.map(({ to, language, values, key, goodUntil }) => ({
          key,
          template: name,
          recipient: to,
          language,
          values,
          nextAttemptAt: at,
          expiresAt: goodUntil === undefined ? null : new Date(goodUntil),
          createdAt: at,
        })),
      )
      .onConflictDoNothing({ target: outbox.key });
  };
  return { sendAll, send: (tx, name, mail) => sendAll(tx, name, [mail]) };
}
