import { type Language, languages, termsCategories } from '@hien/domain';
import { officeModules } from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { originOf } from '../http/network/origin.ts';
import type { PagesOptions } from './routes.ts';

/** The format allows 50,000 addresses a file; each thing has one per language. */
const perFile = 10_000;

/** robots.txt and sitemap.xml. */
export function registerSearchEngineFiles(
  app: FastifyInstance,
  { publicUrl, services }: PagesOptions,
): void {
  const origin = (request: FastifyRequest): string => originOf(publicUrl, request);
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...['app', 'admin', 'aws', 'commerce-app', 'mall'].map((path) => `Disallow: /${path}/`),
          'Allow: /',
          '',
          `Sitemap: ${origin(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(await sitemap(services.database, origin(request), new Date(services.now()))),
  );
}

/** Where room by room begins. */
const roomPages = [
  paths.roomByRoom,
  paths.roomByRoomNewLandingPage,
  paths.roomByRoomNewIntroduction,
  paths.roomByRoomCustomerIntroduction,
  paths.roomByRoomDemoIntroduction,
  paths.roomByRoomSamsungIntroduction,
  paths.roomByRoomSamsungFurnitureByRoom,
  paths.roomByRoomVinhomesVillas,
  paths.roomByRoomVinhomes,
  paths.roomByRoomShowcaseIntroduction,
  paths.roomByRoomBGridIntroduction,
  paths.roomByRoomBGridModuleList,
];

type Entry = { readonly to: (language: Language) => string; readonly changed?: string };

async function sitemap(database: Database, origin: string, now: Date): Promise<string> {
  const products = await database.rows<{ id: number; day: string }>(
    {
      text: `select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as day from products
        where status in ('on_sale', 'sold_out') order by popularity desc, id desc limit ${perFile}`,
    },
    [],
  );
  const texts = await database.rows<{ id: number; day: string; slug: string; kind: string }>(
    {
      text: `select id, slug, kind, to_char(greatest(updated_at, published_at) at time zone 'UTC', 'YYYY-MM-DD') as day from articles
        where published_at <= $1 order by published_at desc, id desc limit ${perFile}`,
    },
    [now],
  );
  const designs = await database.rows<{ id: number }>(
    {
      text: `select id from designs where withdrawn_at is null order by position, id limit ${perFile}`,
    },
    [],
  );
  const companies = await database.rows<{ id: number }>(
    {
      text: `select id from contractors where approval = 'approved' order by score desc, id limit ${perFile}`,
    },
    [],
  );
  const projects = await database.rows<{ id: number }>(
    {
      text: `select p.id from contractor_projects p join contractors c on c.id = p.contractor_id
        where c.approval = 'approved' and not p.hidden order by p.id limit ${perFile}`,
    },
    [],
  );
  const shares = await database.rows<{ slug: string; day: string }>(
    {
      text: `select slug, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD') as day from interior_shares
        where status = 'visible' order by published_at desc, id desc limit ${perFile}`,
    },
    [],
  );
  const built = await database.rows<{ id: number; furnished: boolean }>(
    {
      text: `select t.id, t.unit_id is not null as furnished from built_projects t join contractors c on c.id = t.contractor_id
        where c.approval = 'approved' order by t.position, t.id limit ${perFile}`,
    },
    [],
  );
  const homes = await database.rows<{ id: number; slug: string }>(
    {
      text: `select u.id, r.slug from room_units u join room_projects r on r.id = u.project_id
        order by r.position, r.id, u.position, u.id limit ${perFile}`,
    },
    [],
  );
  const entries: Entry[] = [
    { to: (language) => paths.home.to(language) },
    { to: (language) => paths.shop.to(language) },
    { to: (language) => paths.interiorDesign.to(language) },
    { to: (language) => paths.article.to(language) },
    { to: (language) => paths.essay.to(language) },
    { to: (language) => paths.interiorShare.to(language) },
    { to: (language) => paths.contractor.to(language) },
    { to: (language) => paths.adMembership.to(language) },
    ...[paths.aboutUs, paths.affiliate, paths.career, paths.press, paths.terms].map((page) => ({
      to: (language: Language) => page.to(language),
    })),
    ...termsCategories.map((category) => ({
      to: (language: Language) => paths.termDetail.to(language, { category }),
    })),
    ...roomPages.map((page) => ({ to: (language: Language) => page.to(language) })),
    ...officeModules.map(({ number }) => ({
      to: (language: Language) =>
        paths.roomByRoomBGridModuleDetail.to(language, { moduleId: number }),
    })),
    ...[...new Set(homes.map(({ slug }) => slug))].map((slug) => ({
      to: (language: Language) => paths.roomByRoomProject.to(language, { pro_name: slug }),
    })),
    ...homes.map(({ id, slug }) => ({
      to: (language: Language) =>
        paths.roomByRoomProjectDetail.to(language, { pro_name: slug, id }),
    })),
    ...homes.flatMap(({ id }) =>
      [paths.roomByRoomNew, paths.rbrStyleChecking].map((page) => ({
        to: (language: Language) => page.to(language, { id }),
      })),
    ),
    ...texts.map(({ id, day, slug, kind }) => ({
      to: (language: Language) =>
        kind === 'essay'
          ? paths.essayDetail.to(language, { id, slug })
          : paths.articleDetail.to(language, { id }),
      changed: day,
    })),
    ...shares.map(({ slug, day }) => ({
      to: (language: Language) => paths.interiorShareDetail.to(language, { slug }),
      changed: day,
    })),
    ...companies.map(({ id }) => ({
      to: (language: Language) => paths.contractorDetail.to(language, { id }),
    })),
    ...companies.map(({ id }) => ({
      to: (language: Language) => paths.contractorReviewCompany.to(language, { id }),
    })),
    ...projects.map(({ id }) => ({
      to: (language: Language) => paths.contractorPortfolioDetail.to(language, { id }),
    })),
    ...built.map(({ id, furnished }) => ({
      to: (language: Language) =>
        (furnished ? paths.roomByRoomShowcase : paths.projectDetail).to(language, { id }),
    })),
    ...designs.map(({ id }) => ({
      to: (language: Language) => paths.interiorDesignDetail.to(language, { id }),
    })),
    ...products.map(({ id, day }) => ({
      to: (language: Language) => paths.shopDetail.to(language, { id }),
      changed: day,
    })),
  ];
  const urls = entries.flatMap((entry) =>
    languages.map((language) => urlText(origin, entry, language)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** One address with its other languages. Addresses of ours need no escaping: letters, digits, dashes, slashes. */
function urlText(origin: string, { to, changed }: Entry, language: Language): string {
  const others = languages.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${to(other)}"/>`,
  );
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `<url><loc>${origin}${to(language)}</loc>${lastmod}${others.join('')}<xhtml:link rel="alternate" hreflang="x-default" href="${origin}${to('vi')}"/></url>`;
}
