import { formatDate, noticeEnds } from '@hien/domain';
import { and, asc, eq, gt, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { Database, Orm } from '../db/database.ts';
import { textOf } from '../db/localized.ts';
import { users } from '../db/schema/account.ts';
import { termsVersions } from '../db/schema/terms.ts';
import type { Mail } from '../mail/mail.ts';
import { announcementOf } from './terms.ts';

const batch = 500;

/**
 * One round of the mails about important changes (spec: thirty days and an e-mail): the next members of the oldest
 * version that not everybody was told of. What was told is written down with the mails, so that a process that
 * stops half way goes on there. Answers how many mails it wrote.
 */
export async function notifyOfTerms({
  database,
  mail,
  now,
}: {
  readonly database: Database;
  readonly mail: Mail;
  readonly now: () => number;
}): Promise<number> {
  return database.orm.transaction(async (tx) => {
    const [version] = await tx
      .select()
      .from(termsVersions)
      .where(and(eq(termsVersions.important, true), isNull(termsVersions.toldAt)))
      .orderBy(asc(termsVersions.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (version === undefined) return 0;
    const readers = await nextReaders(tx, version.toldUntil);
    const inForce = noticeEnds(announcementOf(version));
    for (const { id, email, language } of readers) {
      if (email === null) continue;
      await mail.send(tx, 'terms-changing', {
        to: email,
        language,
        key: `terms:${version.category}:${version.version}:${id}`,
        values: {
          category: version.category,
          version: version.version,
          changes: textOf(version.changes ?? version.summary, language),
          from: formatDate(inForce + 1, 'date', language),
        },
      });
    }
    await tx
      .update(termsVersions)
      .set({
        toldUntil: readers.at(-1)?.id ?? version.toldUntil,
        toldAt: readers.length < batch ? new Date(now()) : null,
      })
      .where(eq(termsVersions.id, version.id));
    return readers.length;
  });
}

/** Everybody with an account and an address: also who is suspended, for they come back. */
function nextReaders(tx: Orm, after: number) {
  return tx
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(
      and(
        gt(users.id, after),
        isNotNull(users.email),
        notInArray(users.status, ['banned', 'withdrawn']),
      ),
    )
    .orderBy(asc(users.id))
    .limit(batch);
}
