import { type Language } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { hasPage } from '../../designs/list-designs.ts';
import { type SitemapKind, daySql, perFile, readKind } from './entry.ts';
import { standingPages } from './standing.ts';

const articles = readKind<{ id: number; day: string }>({
  text: `select id, ${daySql('greatest(updated_at, published_at)')} as day from articles
        where kind = 'article' and published_at <= $1 order by published_at desc, id desc limit ${perFile}`,
  values: (now) => [now],
  dated: true,
  toEntries: (rows) =>
    rows.map(({ id, day }) => ({
      to: (language) => paths.articleDetail.to(language, { id }),
      changed: day,
    })),
});

const essays = readKind<{ id: number; slug: string; day: string }>({
  text: `select id, slug, ${daySql('greatest(updated_at, published_at)')} as day from articles
        where kind = 'essay' and published_at <= $1 order by published_at desc, id desc limit ${perFile}`,
  values: (now) => [now],
  dated: true,
  toEntries: (rows) =>
    rows.map(({ id, slug, day }) => ({
      to: (language) => paths.essayDetail.to(language, { id, slug }),
      changed: day,
    })),
});

const sharedHomes = readKind<{ slug: string; day: string }>({
  text: `select slug, ${daySql('greatest(updated_at, published_at)')} as day from interior_shares
        where status = 'visible' order by published_at desc, id desc limit ${perFile}`,
  dated: true,
  toEntries: (rows) =>
    rows.map(({ slug, day }) => ({
      to: (language) => paths.interiorShareDetail.to(language, { slug }),
      changed: day,
    })),
});

const products = readKind<{ id: number; day: string }>({
  text: `select id, ${daySql('updated_at')} as day from products
        where status in ('on_sale', 'sold_out') order by popularity desc, id desc limit ${perFile}`,
  dated: true,
  toEntries: (rows) =>
    rows.map(({ id, day }) => ({
      to: (language) => paths.shopDetail.to(language, { id }),
      changed: day,
    })),
});

const designs = readKind<{ id: number; day: string }>({
  text: `select id, ${daySql('published_at')} as day from designs
        where withdrawn_at is null order by position, id limit ${perFile}`,
  dated: true,
  toEntries: (rows) =>
    rows.map(({ id, day }) => ({
      to: (language) => paths.interiorDesignDetail.to(language, { id }),
      changed: day,
    })),
});

/** Whoever sells designs, but those of the house. */
const designers = readKind<{ id: number; day: string }>({
  text: `select u.id, ${daySql('max(d.published_at)')} as day from users u join designs d on d.owner_id = u.id
        where ${hasPage('u')} and d.withdrawn_at is null group by u.id order by u.id limit ${perFile}`,
  dated: true,
  toEntries: (rows) =>
    rows.map(({ id, day }) => ({
      to: (language) => paths.interiorDesignDesigner.to(language, { id }),
      changed: day,
    })),
});

/** Companies that staff have admitted, each with the page of its reviews. */
const contractors = readKind<{ id: number }>({
  text: `select id from contractors where approval = 'approved' order by score desc, id limit ${perFile / 2}`,
  toEntries: (rows) =>
    [paths.contractorDetail, paths.contractorReviewCompany].flatMap((page) =>
      rows.map(({ id }) => ({ to: (language: Language) => page.to(language, { id }) })),
    ),
});

const works = readKind<{ id: number }>({
  text: `select p.id from contractor_projects p join contractors c on c.id = p.contractor_id
        where c.approval = 'approved' and not p.hidden order by p.id limit ${perFile}`,
  toEntries: (rows) =>
    rows.map(({ id }) => ({
      to: (language) => paths.contractorPortfolioDetail.to(language, { id }),
    })),
});

const builtHomes = readKind<{ id: number; furnished: boolean }>({
  text: `select t.id, t.unit_id is not null as furnished from built_projects t join contractors c on c.id = t.contractor_id
        where c.approval = 'approved' order by t.position, t.id limit ${perFile}`,
  toEntries: (rows) =>
    rows.map(({ id, furnished }) => ({
      to: (language) =>
        (furnished ? paths.roomByRoomShowcase : paths.projectDetail).to(language, { id }),
    })),
});

/** Projects of room by room, their homes, and the two guided ways into each. */
const roomByRoom = readKind<{ id: number; slug: string }>({
  text: `select u.id, r.slug from room_units u join room_projects r on r.id = u.project_id
        order by r.position, r.id, u.position, u.id limit ${perFile / 4}`,
  toEntries: (rows) => [
    ...[...new Set(rows.map(({ slug }) => slug))].map((slug) => ({
      to: (language: Language) => paths.roomByRoomProject.to(language, { pro_name: slug }),
    })),
    ...rows.flatMap(({ id, slug }) => [
      {
        to: (language: Language) =>
          paths.roomByRoomProjectDetail.to(language, { pro_name: slug, id }),
      },
      ...[paths.roomByRoomNew, paths.rbrStyleChecking].map((page) => ({
        to: (language: Language) => page.to(language, { id }),
      })),
    ]),
  ],
});

/** What search engines are told of, one file for each and a language; the key is in the file's name. */
export const sitemapKinds: Readonly<Record<string, SitemapKind>> = {
  pages: standingPages,
  articles,
  essays,
  'shared-homes': sharedHomes,
  products,
  designs,
  designers,
  contractors,
  works,
  'built-homes': builtHomes,
  'room-by-room': roomByRoom,
};
