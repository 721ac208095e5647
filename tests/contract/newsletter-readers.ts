import { createHash } from 'node:crypto';
import { fixtures } from '@hien/api/testing';
import type { Database } from '@hien/server/database';

/** A reader who was asked, and has a letter from before. */
export async function plantNewsletterReader(database: Database, now: number): Promise<void> {
  const { confirm, leave } = fixtures.newsletterTokens;
  const digests = [confirm, leave].map((token) => createHash('sha256').update(token).digest('hex'));
  await database.rows(
    {
      text: `with reader as (
          insert into newsletter_subscribers (email, language, consent_at)
          values ('doc-gia@hien.example', 'vi', $3::timestamptz) returning id)
        insert into newsletter_tokens (digest, subscriber_id, does, good_until)
        select $1, id, 'confirm', $3::timestamptz + interval '7 days' from reader
        union all select $2, id, 'leave', null from reader`,
    },
    [...digests, new Date(now)],
  );
}
