import {
  type Language,
  languages,
  letterSchema,
  letterState,
  letterTimes,
  lettersAtHand,
} from '@hien/domain';
import { eq, lte, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { outbox } from '../../db/schema/mail.ts';
import { letters, newsletterSubscribers } from '../../db/schema/support.ts';
import { ApiError } from '../../http/api-error.ts';
import { readForm } from '../../http/form.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { LetterPart } from '../../mail/letter.ts';
import { newsletter } from '../../mail/templates/community/newsletter.ts';
import type { Services } from '../../services.ts';
import { type Issue, issueOf } from './issue.ts';
import { type LetterRow, letterRow } from './letter-row.ts';
import { letterKey } from './send.ts';

type WireLetter = Answer<'listLetters'>['data']['items'][number];
type Preview = NonNullable<WireLetter['previews']>[Language];

export function listLetters({ database, now }: Services): Handler<'listLetters'> {
  return async () => {
    const at = now();
    const items: WireLetter[] = [];
    for (const month of lettersAtHand(at)) items.push(await wireLetter(database.orm, month, at));
    return { data: { items } };
  };
}

/** An editor's words, and whether the letter is held. What somebody has been sent is not written any more. */
export function saveLetter({ database, now }: Services): Handler<'saveLetter'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { month } = call.params;
    const at = now();
    if (!lettersAtHand(at).includes(month)) throw new ApiError('NOT_FOUND');
    const form = readForm(letterSchema, call.body, call.language);
    const words = form.words.vi === '' ? null : form.words;
    return database.orm.transaction(async (tx) => {
      const before = await heldRow(tx, month, at);
      if (before.version !== call.body.expected_version)
        throw new ApiError('VERSION_CONFLICT', { current: await wireLetter(tx, month, at) });
      if (letterState(month, at) !== 'open' && !isSame(words, before.words))
        throw new ApiError('CONFLICT', { current: await wireLetter(tx, month, at) });
      await tx
        .update(letters)
        .set({
          words,
          heldAt: form.held ? (before.heldAt ?? new Date(at)) : null,
          version: before.version + 1,
          changedBy: userId,
          changedAt: new Date(at),
        })
        .where(eq(letters.month, month));
      return { data: await wireLetter(tx, month, at) };
    });
  };
}

/** The row of a month, made where there is none, and held until the transaction ends. */
async function heldRow(tx: Orm, month: string, at: number): Promise<LetterRow> {
  await tx
    .insert(letters)
    .values({ month, changedAt: new Date(at) })
    .onConflictDoNothing();
  const [row] = await tx.select().from(letters).where(eq(letters.month, month)).for('update');
  if (row === undefined) throw new Error(`no letter of ${month}`);
  return row;
}

const isSame = (one: LetterRow['words'], other: LetterRow['words']): boolean =>
  languages.every((language) => (one?.[language] ?? '') === (other?.[language] ?? ''));

async function wireLetter(orm: Orm, month: string, at: number): Promise<WireLetter> {
  const row = await letterRow(orm, month);
  const times = letterTimes(month);
  const issue = await issueOf(orm, times);
  const [editor] =
    row.changedBy === null
      ? []
      : await orm
          .select({ first: users.firstName, last: users.lastName })
          .from(users)
          .where(eq(users.id, row.changedBy));
  return {
    month,
    state: letterState(month, at),
    leaves_at: new Date(times.leaves).toISOString(),
    over_at: new Date(times.over).toISOString(),
    version: row.version,
    words: row.words,
    held_at: row.heldAt?.toISOString() ?? null,
    changed_at: row.version === 0 ? null : (row.changedAt?.toISOString() ?? null),
    changed_by: editor === undefined ? null : `${editor.last} ${editor.first}`.trim(),
    ...(await readersOf(orm, month, Math.min(at, times.leaves))),
    previews: issue === null ? null : previewsOf(month, issue),
  };
}

/** Who gets it, of those who had confirmed by then, and how many have it. */
async function readersOf(orm: Orm, month: string, by: number) {
  const { language, confirmedAt, unsubscribedAt, id } = newsletterSubscribers;
  const has = sql`exists (select 1 from ${outbox} where ${outbox.key} = ${letterKey(month)}::text || ${id})`;
  const rows = await orm
    .select({
      language,
      all: sql<number>`count(*) filter (where ${unsubscribedAt} is null or ${has})::int`,
      sent: sql<number>`count(*) filter (where ${has})::int`,
    })
    .from(newsletterSubscribers)
    .where(lte(confirmedAt, new Date(by)))
    .groupBy(language);
  const count = (one: Language) => rows.find((row) => row.language === one)?.all ?? 0;
  return {
    readers: { vi: count('vi'), en: count('en'), ko: count('ko') },
    sent: rows.reduce((sum, row) => sum + row.sent, 0),
  };
}

/** As it leaves, but for an editor's words, which stand after the first part. */
function previewsOf(month: string, issue: Issue): Record<Language, Preview> {
  const preview = (language: Language): Preview => {
    const { subject, parts, foot } = newsletter.write[language]({
      month,
      words: '',
      ...issue[language],
      token: '',
    });
    return { subject, parts: parts.map(asPart), foot };
  };
  return { vi: preview('vi'), en: preview('en'), ko: preview('ko') };
}

function asPart(part: LetterPart): Preview['parts'][number] {
  if (typeof part === 'string') return { text: part, links: [] };
  const links = 'links' in part ? part.links : [];
  return { text: null, links: links.map(([name, href]) => ({ name, href })) };
}
