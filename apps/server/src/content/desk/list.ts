import {
  type Language,
  type ReadingKind,
  type ReadingWritten,
  inEach,
  translationMeter,
} from '@hien/domain';
import type { Database } from '../../db/database.ts';
import { Values } from '../../db/json-sql.ts';
import { pictureOf } from '../../db/localized.ts';
import { offsetOf, pageMeta, totalOf } from '../../db/page.ts';
import type { LocalizedText, StoredPicture } from '../../db/schema/columns.ts';
import { searchRanks } from '../../db/search-vector.ts';
import type { Answer, Call, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { stateOf } from './desk-row.ts';

type Card = Answer<'listReading'>['data']['items'][number];
type Asked = Call<'listReading'>['query'];

const perPage = 20;

/** Every text once: as it is at the desk, or as it is read where nobody has opened it there. */
const texts = `(select coalesce(d.id, a.id) as id, coalesce(d.kind, a.kind) as kind, coalesce(d.type, a.type) as type,
    coalesce(d.version, 1) as version, case when d.id is null then 1 else d.shown_version end as shown_version,
    coalesce(d.title, a.title) as title, case when d.id is null then a.cover else d.cover end as cover,
    coalesce(d.author_name, a.author_name) as author_name, d.written,
    coalesce(d.excerpt, a.excerpt) as excerpt, coalesce(d.body, a.body) as body,
    coalesce(d.updated_at, a.updated_at) as updated_at,
    case when d.id is null then a.published_at else d.published_at end as published_at,
    d.publish_at, d.plan_missed_at, coalesce(a.view_count, d.view_count) as view_count,
    coalesce(d.search, a.search) as search
  from reading_texts d full join articles a on a.id = d.id) t`;

const inState: Readonly<Record<NonNullable<Asked['state']>, string>> = {
  draft: 't.shown_version is null and t.published_at is null',
  planned: 't.publish_at is not null',
  published: 't.shown_version = t.version',
  changed: 't.shown_version <> t.version',
  'taken-back': 't.shown_version is null and t.published_at is not null',
};

type Found = {
  id: number;
  kind: ReadingKind;
  type: Card['type'];
  version: number;
  shown_version: number | null;
  title: LocalizedText;
  cover: StoredPicture | null;
  author_name: string;
  written: ReadingWritten | null;
  /** Which parts are there, of a text that nobody has opened at the desk. */
  there: ReturnType<typeof inEach<boolean>>;
  updated_at: Date;
  published_at: Date | null;
  publish_at: Date | null;
  plan_missed_at: Date | null;
  view_count: number;
};

const thereSql = `jsonb_build_object(${(['title', 'excerpt', 'body'] as const)
  .map(
    (part) =>
      `'${part}', jsonb_build_object(${(['vi', 'en', 'ko'] as const)
        .map((language) => `'${language}', coalesce(t.${part}->>'${language}', '') <> ''`)
        .join(', ')})`,
  )
  .join(', ')})`;

/** Articles and essays, the last changed first. */
export function listReading({ database }: Services): Handler<'listReading'> {
  return async ({ query, language }) => {
    const page = { page: query.page ?? 1, limit: perPage };
    const ranks = searchRanks(query.q ?? '');
    if (ranks === null && (query.q ?? '').trim() !== '')
      return { data: { items: [], meta: pageMeta(page.page, perPage, 0) } };
    const where = (values: Values): string =>
      [
        'true',
        ...(query.kind === undefined ? [] : [`t.kind = ${values.use(query.kind)}`]),
        ...(query.state === undefined ? [] : [inState[query.state]]),
        ...(ranks === null ? [] : [`t.search @@ ${values.use(ranks.any)}::tsquery`]),
      ].join(' and ');
    const counted = new Values();
    const total = await totalOf(database, `${texts} where ${where(counted)}`, counted.list);
    const items = await cards(database, language, (values) => {
      const found = where(values);
      return `${found} order by t.updated_at desc, t.id desc limit ${values.use(perPage)} offset ${values.use(offsetOf(page))}`;
    });
    return { data: { items, meta: pageMeta(page.page, perPage, total) } };
  };
}

async function cards(
  database: Database,
  language: Language,
  pick: (values: Values) => string,
): Promise<Card[]> {
  const values = new Values();
  const text = `select t.id, t.kind, t.type, t.version, t.shown_version, t.title, t.cover, t.author_name, t.written,
    ${thereSql} as there, t.updated_at, t.published_at, t.publish_at, t.plan_missed_at, t.view_count
    from ${texts} where ${pick(values)}`;
  const rows = await database.rows<Found>({ text }, values.list);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    type: row.type,
    version: row.version,
    state: stateOf({
      version: row.version,
      shownVersion: row.shown_version,
      publishedAt: row.published_at,
    }),
    title: { vi: row.title.vi, en: row.title.en ?? '', ko: row.title.ko ?? '' },
    picture: pictureOf(row.cover, language),
    author: row.author_name,
    meter: translationMeter(
      row.written ?? inEach((part, one) => (row.there[part][one] ? 1 : null)),
    ),
    updated_at: new Date(row.updated_at).toISOString(),
    published_at: isoOf(row.published_at),
    publish_at: isoOf(row.publish_at),
    plan_missed_at: isoOf(row.plan_missed_at),
    views: row.view_count,
  }));
}

const isoOf = (at: Date | null): string | null => (at === null ? null : new Date(at).toISOString());
