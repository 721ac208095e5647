import { readingMinutes } from '@hien/domain';
import type { articles as articleTable } from '../../db/schema/content.ts';
import type { banners as bannerTable } from '../../db/schema/shop.ts';
import { searchVector } from '../../db/search-vector.ts';
import { between } from '../chance.ts';
import { articles } from '../content/articles/all.ts';
import { banners } from '../content/banners.ts';
import { paragraphs } from '../content/text.ts';
import { daysBefore } from '../epoch.ts';
import type { PictureBook } from '../picture-book.ts';
import { firstOfModel } from './catalogue-content.ts';
import { markedText, modelsNamedIn } from './marked.ts';

export function articleRows(book: PictureBook): (typeof articleTable.$inferInsert)[] {
  const used = new Set<string>();
  return articles.map((content) => {
    const own = `cover-${content.slug}`;
    const cover = book.find(
      {
        ...(content.cover !== undefined && { id: content.cover }),
        ...(book.has(own) && { id: own }),
        // The covers there are belong to other articles.
        kinds: ['room'],
        tags: content.coverTags,
        alt: content.title,
      },
      used,
    );
    used.add(cover.name);
    const published = daysBefore(content.daysAgo);
    const pieces = [...modelsNamedIn(content.body.vi), ...book.modelsIn(cover)].flatMap(
      (model) => firstOfModel.get(model)?.id ?? [],
    );
    return {
      id: content.id,
      slug: content.slug,
      kind: 'article',
      type: content.type,
      title: content.title,
      excerpt: content.excerpt,
      body: markedText(content.body, book),
      cover,
      authorName: 'Ban biên tập Hiên',
      authorAvatar: book.exact('avatar-editors'),
      readingMinutes: readingMinutes(content.body.vi, 'article'),
      tags: [...content.coverTags],
      productIds: [...new Set(pieces)].slice(0, 8),
      viewCount: between(800, 26_000, content.slug, 'views'),
      publishedAt: published,
      updatedAt: published,
      createdAt: published,
      search: searchVector(content.title, [content.excerpt]),
    };
  });
}

export function bannerRows(book: PictureBook): (typeof bannerTable.$inferInsert)[] {
  const used = new Set<string>();
  return banners.map((content, index) => {
    const position = banners
      .slice(0, index)
      .filter((other) => other.placement === content.placement).length;
    const wanted = book.has(content.picture)
      ? content.picture
      : book.hasKind('banner')
        ? undefined
        : content.room;
    const wide = book.find(
      {
        ...(wanted === undefined ? {} : { id: wanted }),
        kinds: ['banner', 'room'],
        tags: content.tags,
        alt: content.title,
      },
      used,
    );
    used.add(wide.name);
    const base = wide.name.replace(/\.[a-z0-9]+$/, '');
    const narrow =
      [`${base}-portrait`, `${base}-phone`, `${base}-narrow`]
        .map((id) => book.exact(id))
        .find((picture) => picture !== null) ?? null;
    return {
      id: index + 1,
      placement: content.placement,
      title: content.title,
      subtitle: content.subtitle,
      action: content.action,
      href: content.href,
      picture: wide,
      narrowPicture: narrow,
      tone: content.tone,
      content: content.content === undefined ? null : paragraphs(content.content),
      leadsTo: content.leadsTo ?? null,
      position,
      startsAt: null,
      endsAt: null,
    };
  });
}
