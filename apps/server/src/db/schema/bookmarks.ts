import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt } from './columns.ts';

/** What can be saved. Each kind names things of a table of its own. */
export type BookmarkKind = 'product' | 'design' | 'room' | 'article' | 'essay' | 'share';

/** What a member saved. `targetId` is no reference: the kind says of which table. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<BookmarkKind>().notNull(),
    targetId: integer('target_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.targetId] }),
    index('bookmarks_user').on(t.userId, t.kind, t.createdAt.desc().nullsFirst()),
  ],
);
