import { readingMinutes } from '@hien/domain';
import type { articles } from '../../db/schema/content.ts';
import { searchVector } from '../../db/search-vector.ts';
import { between } from '../chance.ts';
import { essays } from '../content/essays/all.ts';
import { daysBefore } from '../epoch.ts';
import type { PictureBook } from '../picture-book.ts';
import { markedText } from './marked.ts';
import { avatarOf } from './members.ts';

/** Essays stand in the table of the articles. */
export function essayRows(book: PictureBook): (typeof articles.$inferInsert)[] {
  const used = new Set<string>();
  return essays.map((content) => {
    const cover = book.find(
      {
        ...(content.cover !== undefined && { id: content.cover }),
        kinds: ['room'],
        tags: content.coverTags,
        alt: content.title,
      },
      used,
    );
    used.add(cover.name);
    const published = daysBefore(content.daysAgo);
    return {
      id: content.id,
      slug: content.slug,
      kind: 'essay',
      type: 'story',
      title: content.title,
      excerpt: content.excerpt,
      body: markedText(content.body, book),
      cover,
      authorName: content.author.name,
      authorAvatar: avatarOf(book, content.author.avatar, content.author.name),
      readingMinutes: readingMinutes(content.body.vi, 'essay'),
      tags: [...content.coverTags],
      viewCount: between(400, 9_000, content.slug, 'views'),
      publishedAt: published,
      updatedAt: published,
      createdAt: published,
      search: searchVector(content.title, [content.excerpt]),
    };
  });
}
