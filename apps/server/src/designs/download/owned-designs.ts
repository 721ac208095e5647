import type { Language } from '@hien/domain';
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { objectSql } from '../../db/json-sql.ts';
import { offsetOf, pageMeta } from '../../db/page.ts';
import { designDownloads, designLinks, designPurchases } from '../../db/schema/design-purchases.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { designCardFields } from '../list-designs.ts';
import { lastExtension } from './extension.ts';
import { type Purchase, purchaseOf, stateOf } from './tickets.ts';

type Owned = Answer<'listOwnedDesigns'>['data']['items'][number];
type Card = Owned['design'];

async function cardsOf(
  database: Database,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, Card>> {
  const rows = await database.rows<{ item: string }>(
    {
      name: `owned-designs-${language}`,
      text: `select ${objectSql(designCardFields(language, 'd'))}::text as item from designs d where d.id = any($1::integer[])`,
    },
    [ids],
  );
  const cards = rows.map(({ item }) => JSON.parse(item) as Card);
  return new Map(cards.map((card) => [card.id, card]));
}

const wireOf = (purchase: Purchase, design: Card, now: number): Owned => ({
  design,
  state: stateOf(purchase, now),
  allowed_times: purchase.allowedTimes,
  used_times: purchase.usedTimes,
  bought_at: purchase.grantedAt.toISOString(),
  expires_at: purchase.expiresAt.toISOString(),
  first_download_at: purchase.firstDownloadAt?.toISOString() ?? null,
});

/** What a member bought, the newest first. */
export function listOwnedDesigns({ database, now }: Services): Handler<'listOwnedDesigns'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const page = { page: call.query.page ?? 1, limit: call.query.limit ?? 12 };
    const mine = and(eq(designPurchases.userId, userId), isNull(designPurchases.returnedAt));
    const total = await database.orm.$count(designPurchases, mine);
    const rows = await database.orm
      .select()
      .from(designPurchases)
      .where(mine)
      .orderBy(desc(designPurchases.grantedAt), desc(designPurchases.id))
      .limit(page.limit)
      .offset(offsetOf(page));
    const cards = await cardsOf(
      database,
      rows.map(({ designId }) => designId),
      call.language,
    );
    const items = rows.flatMap((row) => {
      const card = cards.get(row.designId);
      return card === undefined ? [] : [wireOf(row, card, now())];
    });
    return { data: { items, meta: pageMeta(page.page, page.limit, total) } };
  };
}

/** One of them with its newest downloads and the links that are good. */
export async function ownedDetail(
  database: Database,
  orm: Orm,
  purchase: Purchase,
  { language, now }: { readonly language: Language; readonly now: number },
): Promise<Answer<'getOwnedDesign'>['data']> {
  const card = (await cardsOf(database, [purchase.designId], language)).get(purchase.designId);
  if (card === undefined) throw new ApiError('NOT_FOUND');
  const downloads = await orm
    .select({
      id: designDownloads.id,
      startedAt: designDownloads.startedAt,
      finishedAt: designDownloads.finishedAt,
      device: designDownloads.device,
    })
    .from(designDownloads)
    .where(and(eq(designDownloads.purchaseId, purchase.id), isNotNull(designDownloads.startedAt)))
    .orderBy(desc(designDownloads.startedAt))
    .limit(50);
  const links = await liveLinks(orm, purchase.id, now);
  return {
    ...wireOf(purchase, card, now),
    extension: await lastExtension(orm, purchase.id),
    downloads: downloads.flatMap(({ id, startedAt, finishedAt, device }) =>
      startedAt === null
        ? []
        : [
            {
              id,
              device,
              started_at: startedAt.toISOString(),
              finished_at: finishedAt?.toISOString() ?? null,
            },
          ],
    ),
    links: links.map(({ id, createdAt, expiresAt }) => ({
      id,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })),
  };
}

/** Links of a purchase that open something, the newest first. */
export function liveLinks(orm: Orm, purchaseId: number, now: number) {
  return orm
    .select()
    .from(designLinks)
    .where(
      and(
        eq(designLinks.purchaseId, purchaseId),
        isNull(designLinks.revokedAt),
        gt(designLinks.expiresAt, new Date(now)),
      ),
    )
    .orderBy(desc(designLinks.id))
    .limit(10);
}

export function getOwnedDesign({ database, now }: Services): Handler<'getOwnedDesign'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const purchase = await purchaseOf(database.orm, { userId, designId: call.params.id });
    return {
      data: await ownedDetail(database, database.orm, purchase, {
        language: call.language,
        now: now(),
      }),
    };
  };
}
