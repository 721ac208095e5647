import {
  type Language,
  type LetterTimes,
  lettersAtHand,
  letterState,
  letterTimes,
} from '@hien/domain';
import { and, asc, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { outbox } from '../../db/schema/mail.ts';
import { newsletterSubscribers, newsletterTokens } from '../../db/schema/support.ts';
import { newToken, tokenHash } from '../../http/tokens.ts';
import { mailInto } from '../../mail/mail.ts';
import { type Issue, issueOf } from './issue.ts';
import { type LetterRow, letterRow } from './letter-row.ts';

/** Readers that one transaction writes to. */
const lot = 100;

/**
 * Writes last month's letter to everybody who had confirmed when it ended (docs/adr/0136), in lots. The key of its mail says
 * who has it: nobody gets it twice, however often it is tried. Each lot looks whether staff hold the letter by then.
 */
export async function sendNewsletter(
  { orm }: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const month = lettersAtHand(now).find((one) => letterState(one, now) === 'leaving');
  if (month === undefined) return;
  const times = letterTimes(month);
  try {
    let issue: Issue | null | undefined;
    let sent: number;
    do {
      sent = await orm.transaction(async (tx) => {
        const row = await letterRow(tx, month, { lock: true });
        if (row.heldAt !== null) return 0;
        const readers = await readersLeft(tx, month, times);
        if (readers.length === 0) return 0;
        issue ??= await issueOf(tx, times);
        if (issue === null) return 0;
        await write(tx, { month, issue, words: row.words, readers, now });
        return readers.length;
      });
    } while (sent === lot);
  } catch (error) {
    onError(error);
  }
}

/** The key of a reader's mail: whoever has it, has the letter. */
export const letterKey = (month: string): string => `newsletter:${month}:`;

type Reader = { readonly id: number; readonly email: string; readonly language: Language };

const readersLeft = (tx: Orm, month: string, { leaves }: LetterTimes): Promise<Reader[]> =>
  tx
    .select({
      id: newsletterSubscribers.id,
      email: newsletterSubscribers.email,
      language: newsletterSubscribers.language,
    })
    .from(newsletterSubscribers)
    .where(
      and(
        lt(newsletterSubscribers.confirmedAt, new Date(leaves)),
        isNull(newsletterSubscribers.unsubscribedAt),
        sql`not exists (select 1 from ${outbox} where ${outbox.key} = ${letterKey(month)}::text || ${newsletterSubscribers.id})`,
      ),
    )
    .orderBy(asc(newsletterSubscribers.id))
    .limit(lot)
    .for('update', { skipLocked: true });

async function write(
  tx: Orm,
  {
    month,
    issue,
    words,
    readers,
    now,
  }: {
    readonly month: string;
    readonly issue: Issue;
    readonly words: LetterRow['words'];
    readonly readers: readonly Reader[];
    readonly now: number;
  },
): Promise<void> {
  // As long again as the letter may leave.
  const { leaves, over } = letterTimes(month);
  const letters = readers.map((reader) => ({ ...reader, token: newToken() }));
  await tx.insert(newsletterTokens).values(
    letters.map(({ id, token }) => ({
      digest: tokenHash(token),
      subscriberId: id,
      does: 'leave' as const,
      createdAt: new Date(now),
    })),
  );
  await mailInto(() => now).sendAll(
    tx,
    'newsletter',
    letters.map(({ id, email, language, token }) => ({
      to: email,
      language,
      values: { month, words: words?.[language] ?? '', ...issue[language], token },
      key: `${letterKey(month)}${id}`,
      goodUntil: 2 * over - leaves,
    })),
  );
}
