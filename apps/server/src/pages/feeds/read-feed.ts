import type { Language } from '@hien/domain';
import { type FeedFormat, type FeedKind, feedPath, paths } from '@hien/domain/routes';
import type { StoredPicture } from '../../db/schema/columns.ts';
import { type Database } from '../../db/database.ts';
import { pictureSql, textSql } from '../../db/json-sql.ts';
import type { Feed } from './feed.ts';

/** A reader keeps what it has seen: only what is new must be here. */
const newest = 30;

type Text = Readonly<Record<Language, string>>;
type Kind = {
  readonly title: Text;
  readonly lead: Text;
  readonly page: (language: Language) => string;
  readonly entry: (language: Language, row: Found) => string;
  readonly sql: (language: Language) => string;
};

type Found = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  body: string;
  author: string;
  /** Milliseconds. */
  published: number;
  updated: number;
  picture: Omit<StoredPicture, 'alt'> & { alt: string };
};

const millis = (instant: string): string =>
  `(extract(epoch from ${instant}) * 1000)::double precision`;

const kinds: Readonly<Record<FeedKind, Kind>> = {
  articles: {
    title: {
      vi: 'Cẩm nang ở nhà · Hiên',
      en: 'The home magazine · Hiên',
      ko: '집에 관한 읽을거리 · Hiên',
    },
    lead: {
      vi: 'Cách đo, cách chọn, cách giữ đồ bền, và chuyện của những người làm ra chúng.',
      en: 'How to measure, choose and care for things, and the people who make them.',
      ko: '재는 법, 고르는 법, 오래 쓰는 법, 그리고 만드는 사람들의 이야기.',
    },
    page: (language) => paths.article.to(language),
    entry: (language, { id }) => paths.articleDetail.to(language, { id }),
    sql: (
      language,
    ) => `select id, slug, ${textSql('title', language)} as title, ${textSql('excerpt', language)} as excerpt,
      ${textSql('body', language)} as body, author_name as author, ${pictureSql('cover', language)} as picture,
      ${millis('published_at')} as published, ${millis('greatest(updated_at, published_at)')} as updated
      from articles where kind = 'article' and published_at <= $1
      order by published_at desc, id desc limit ${newest}`,
  },
  'shared-homes': {
    title: { vi: 'Nhà thật · Hiên', en: 'Real homes · Hiên', ko: '집들이 · Hiên' },
    lead: {
      vi: 'Nhà của người ở thật: họ đã làm gì, tốn bao nhiêu và mua món nào.',
      en: 'Homes by the people who live in them: what they did, what it cost, what they bought.',
      ko: '사는 사람이 직접 보여 주는 집: 무엇을 했고 얼마가 들었고 무엇을 샀는지.',
    },
    page: (language) => paths.interiorShare.to(language),
    entry: (language, { slug }) => paths.interiorShareDetail.to(language, { slug }),
    sql: (
      language,
    ) => `select id, slug, ${textSql('title', language)} as title, ${textSql('excerpt', language)} as excerpt,
      ${textSql('content', language)} as body, author_name as author, ${pictureSql('cover', language)} as picture,
      ${millis('published_at')} as published, ${millis('greatest(updated_at, published_at)')} as updated
      from interior_shares where status = 'visible' and published_at <= $1
      order by published_at desc, id desc limit ${newest}`,
  },
};

/** Addresses within a text of ours begin at the root of the site; a feed reader stands elsewhere. */
const wholeAddresses = (html: string, origin: string): string =>
  html.replace(/(?<=\s(?:src|href)=")\/(?!\/)/g, `${origin}/`);

export async function readFeed(
  database: Database,
  {
    origin,
    language,
    kind,
    format,
    now,
  }: { origin: string; language: Language; kind: FeedKind; format: FeedFormat; now: Date },
): Promise<Feed> {
  const { title, lead, page, entry, sql } = kinds[kind];
  const rows = await database.rows<Found>({ text: sql(language) }, [now]);
  // A tag (RFC 4151): it stays when the site's address or a title changes.
  const tag = `tag:hien.vn,2026:${kind}:${language}`;
  return {
    id: tag,
    language,
    title: title[language],
    lead: lead[language],
    page: origin + page(language),
    self: origin + feedPath(language, kind, format),
    entries: rows.map((row) => ({
      id: `${tag}:${row.id}`,
      url: origin + entry(language, row),
      title: row.title,
      summary: row.excerpt,
      html: wholeAddresses(row.body, origin),
      author: row.author,
      published: new Date(row.published),
      updated: new Date(row.updated),
      picture: {
        url: `${origin}/media/${row.picture.path}/${row.picture.name}?width=1280`,
        width: Math.min(1280, row.picture.width),
        height: Math.round(
          (row.picture.height * Math.min(1280, row.picture.width)) / row.picture.width,
        ),
        alt: row.picture.alt,
      },
    })),
  };
}
