import type { articles as articleTable } from '../../db/schema/content.ts';
import type { banners as bannerTable } from '../../db/schema/shop.ts';
import { searchVector } from '../../db/search-vector.ts';
import type { StoredPicture } from '../../db/schema/columns.ts';
import { between } from '../chance.ts';
import { articles } from '../content/articles/all.ts';
import type { ArticleContent } from '../content/articles/article.ts';
import { banners } from '../content/banners.ts';
import { paragraphs, text, type Text } from '../content/text.ts';
import { daysBefore } from '../epoch.ts';
import type { PictureBook } from '../picture-book.ts';
import { firstOfModel } from './catalogue-content.ts';
import { escaped, minutesOf } from './editorial-html.ts';
import { figureOf, markedText, modelsNamedIn, picturesNamedIn } from './marked.ts';

/** The picture stands where a reader has come halfway. */
const paragraphsOf = (body: readonly Text[], picture: StoredPicture): Text => {
  const html = (language: keyof Text): string =>
    body
      .map((part, at) =>
        [
          at === Math.floor(body.length / 2) ? figureOf(picture, language) : '',
          `<p>${escaped(part[language])}</p>`,
        ].join(''),
      )
      .join('');
  return text(html('vi'), html('en'), html('ko'));
};

/** The text as HTML with the models that it leads to; paragraphs get a figure that no other article shows. */
function toldBy(
  book: PictureBook,
  { body, title, coverTags }: ArticleContent,
  cover: StoredPicture,
  figures: Set<string>,
): { body: Text; models: readonly string[] } {
  if ('vi' in body) return { body: markedText(body, book), models: modelsNamedIn(body.vi) };
  const figure = book.find(
    {
      kinds: ['room'],
      // Pictures say `living` where the covers' words say `living-room`.
      tags: coverTags.map((tag) => tag.replace(/^living-room$/, 'living')),
      alt: title,
    },
    new Set([...figures, cover.name]),
  );
  figures.add(figure.name);
  return { body: paragraphsOf(body, figure), models: book.modelsIn(figure) };
}

export function articleRows(book: PictureBook): (typeof articleTable.$inferInsert)[] {
  const used = new Set<string>();
  const figures = new Set(
    articles.flatMap(({ body }) => ('vi' in body ? picturesNamedIn(body.vi, book) : [])),
  );
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
    const { body, models } = toldBy(book, content, cover, figures);
    const pieces = [...models, ...book.modelsIn(cover)].flatMap(
      (model) => firstOfModel.get(model)?.id ?? [],
    );
    return {
      id: content.id,
      slug: content.slug,
      kind: 'article',
      type: content.type,
      title: content.title,
      excerpt: content.excerpt,
      body,
      cover,
      authorName: 'Ban biên tập Hiên',
      authorAvatar: book.exact('avatar-editors'),
      // Their pictures take two more.
      readingMinutes: minutesOf(content.body) + 2,
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
