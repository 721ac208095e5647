import { type Language, addMonths, ictDate, languages, startOfMonth } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { and, asc, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { textOf } from '../../db/localized.ts';
import { interiorShares } from '../../db/schema/community.ts';
import { articles } from '../../db/schema/content.ts';
import { outbox } from '../../db/schema/mail.ts';
import { newsletterSubscribers, newsletterTokens } from '../../db/schema/support.ts';
import { newToken, tokenHash } from '../../http/tokens.ts';
import { mailInto } from '../../mail/mail.ts';

/** Readers that one transaction writes to, and what a letter tells of each kind. */
const lot = 100;
const told = 5;

/** A letter comes in the first days of a month: a server that stood still longer leaves it out. */
const lateMs = 7 * 86_400_000;

/**
 * Writes last month's letter to everybody who had confirmed when it ended (docs/adr/0136), in lots. The key of its mail says
 * who has it: nobody gets it twice, however often it is tried.
 */
export async function sendNewsletter(
  { orm }: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const until = startOfMonth(now);
  if (now - until > lateMs) return;
  try {
    const since = addMonths(until, -1);
    let issue: Issue | undefined;
    let sent: number;
    do {
      sent = await orm.transaction(async (tx) => {
        const readers = await readersLeft(tx, { month: monthOf(since), until });
        if (readers.length === 0) return 0;
        issue ??= await issueOf(tx, since, until);
        if (issue === null) return 0;
        await write(tx, { month: monthOf(since), issue, readers, now });
        return readers.length;
      });
    } while (sent === lot);
  } catch (error) {
    onError(error);
  }
}

const monthOf = (at: number): string => ictDate(at).slice(0, 7);
const keyOf = (month: string): string => `newsletter:${month}:`;

type Month = { readonly month: string; readonly until: number };
type Reader = { readonly id: number; readonly email: string; readonly language: Language };

const readersLeft = (tx: Orm, { month, until }: Month): Promise<Reader[]> =>
  tx
    .select({
      id: newsletterSubscribers.id,
      email: newsletterSubscribers.email,
      language: newsletterSubscribers.language,
    })
    .from(newsletterSubscribers)
    .where(
      and(
        lt(newsletterSubscribers.confirmedAt, new Date(until)),
        isNull(newsletterSubscribers.unsubscribedAt),
        sql`not exists (select 1 from ${outbox} where ${outbox.key} = ${keyOf(month)}::text || ${newsletterSubscribers.id})`,
      ),
    )
    .orderBy(asc(newsletterSubscribers.id))
    .limit(lot)
    .for('update', { skipLocked: true });

type Told = { articles: string[]; articlePaths: string[]; homes: string[]; homePaths: string[] };
type Issue = Readonly<Record<Language, Told>> | null;

/** Null of a month in which nothing was new. */
async function issueOf(tx: Orm, since: number, until: number): Promise<Issue> {
  const read = await tx
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(
      and(
        eq(articles.kind, 'article'),
        gte(articles.publishedAt, new Date(since)),
        lt(articles.publishedAt, new Date(until)),
      ),
    )
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(told);
  const homes = await tx
    .select({ slug: interiorShares.slug, title: interiorShares.title })
    .from(interiorShares)
    .where(
      and(
        eq(interiorShares.status, 'visible'),
        gte(interiorShares.publishedAt, new Date(since)),
        lt(interiorShares.publishedAt, new Date(until)),
      ),
    )
    .orderBy(desc(interiorShares.publishedAt), desc(interiorShares.id))
    .limit(told);
  if (read.length + homes.length === 0) return null;
  const inLanguage = (language: Language): Told => ({
    articles: read.map(({ title }) => textOf(title, language)),
    articlePaths: read.map(({ id }) => paths.articleDetail.to(language, { id })),
    homes: homes.map(({ title }) => textOf(title, language)),
    homePaths: homes.map(({ slug }) => paths.interiorShareDetail.to(language, { slug })),
  });
  return Object.fromEntries(
    languages.map((language) => [language, inLanguage(language)]),
  ) as Record<Language, Told>;
}

async function write(
  tx: Orm,
  {
    month,
    issue,
    readers,
    now,
  }: {
    readonly month: string;
    readonly issue: Readonly<Record<Language, Told>>;
    readonly readers: readonly Reader[];
    readonly now: number;
  },
): Promise<void> {
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
      values: { month, ...issue[language], token },
      key: `${keyOf(month)}${id}`,
      goodUntil: startOfMonth(now) + 2 * lateMs,
    })),
  );
}
