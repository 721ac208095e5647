import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type CaseList, casePage, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import type { Orm } from '../db/database.ts';
import { textOf, wirePicture } from '../db/localized.ts';
import { designPurchases } from '../db/schema/design-purchases.ts';
import { designs } from '../db/schema/designs.ts';
import { wordsIn } from '../db/words-in.ts';
import { holdPartner } from '../designs/partner/draft-state.ts';
import { release } from '../designs/partner/withhold.ts';
import { actsOf, isLastAct, writeAct } from '../staff-acts.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { writeNotice } from '../notices/write-notice.ts';
import type { Services } from '../services.ts';
import { withholdDesign } from './withhold-design.ts';

type Case = Answer<'moveDesign'>['data'];
type Sale = Case['sale'];
type Design = typeof designs.$inferSelect;

/** How a design is sold now. */
export function saleOf({
  withdrawnAt,
  withheldFor,
  withheldReason: reason,
}: Pick<Design, 'withdrawnAt' | 'withheldFor' | 'withheldReason'>): Sale {
  if (withheldFor !== null)
    return { state: withheldFor === 'design' ? 'withheld' : 'stopped', reason: reason || null };
  return { state: withdrawnAt === null ? 'on_sale' : 'off_sale', reason: null };
}

const rowsOf = (orm: Orm) =>
  orm
    .select({
      design: designs,
      sold: sql<number>`(select count(*)::int from ${designPurchases} p where p.design_id = ${designs.id} and p.returned_at is null)`,
    })
    .from(designs)
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Every design that buyers know, of the house and of partners, with what staff did about it. */
export const designSales: CaseList<Row, Case> = {
  table: designs,
  id: designs.id,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  async wire(orm, rows, language) {
    const acts = await actsOf(
      orm,
      'design',
      rows.map(({ design }) => design.id),
      language,
    );
    return rows.map(({ design, sold }) => ({
      id: design.id,
      version: design.saleVersion,
      number: design.number,
      name: textOf(design.name, language),
      seller: design.designerName,
      of_house: design.ownerId === null,
      price: design.price,
      picture: wirePicture(design.cover, language),
      published_at: design.publishedAt.toISOString(),
      sold,
      sale: saleOf(design),
      acts: acts.get(design.id) ?? [],
    }));
  },
};

const sold = {
  on_sale: isNull(designs.withdrawnAt),
  off_sale: and(isNotNull(designs.withdrawnAt), isNull(designs.withheldFor)),
  withheld: eq(designs.withheldFor, 'design'),
  stopped: eq(designs.withheldFor, 'partner'),
};

export function listDesignSales({ database }: Services): Handler<'listDesignSales'> {
  return async ({ query: { q = '', sale, page = 1 }, language }) => ({
    data: await casePage(database.orm, designSales, {
      where: and(
        wordsIn(
          sql`${designs.number} || ' ' || (${designs.name}->>'vi') || ' ' || coalesce(${designs.name}->>'en', '') || ' ' || coalesce(${designs.name}->>'ko', '') || ' ' || ${designs.designerName}`,
          q,
        ),
        sale && sold[sale],
      ),
      order: [desc(designs.publishedAt), desc(designs.id)],
      page,
      language,
    }),
  });
}

const acts = { withhold: 'suspended', release: 'restored' } as const;

/** Takes a design off sale for what it is, or lets it go on; each with a reason that its partner reads, and who of staff did it. */
export const moveDesign = (services: Services): Handler<'moveDesign'> =>
  decideCase<'moveDesign', Row>(services, designSales, {
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    version: ({ design }) => design.saleVersion,
    lock: lockDesign,
    again: async ({ design }, { body: { action, expected_version: expected }, text, userId }, tx) =>
      design.saleVersion === expected + 1 &&
      (await isLastAct(tx, {
        subject: 'design',
        subjectId: design.id,
        act: acts[action],
        text,
        userId,
      })),
    async change(tx, { design }, { body: { action }, text: reason, userId, at }) {
      const withholds = action === 'withhold';
      if (withholds === (design.withheldFor === 'design')) return false;
      if (withholds) {
        await withholdDesign(tx, design, { reason, userId, at });
        return true;
      }
      const isFree = await release(tx, design);
      const saleVersion = design.saleVersion + 1;
      await tx.update(designs).set({ saleVersion }).where(eq(designs.id, design.id));
      await writeAct(tx, {
        userId,
        act: acts.release,
        subject: 'design',
        subjectId: design.id,
        text: reason,
        at,
      });
      // While a partner is stopped it hears of that when it goes on.
      if (design.ownerId === null || !isFree) return true;
      const about = 'design.released';
      await writeNotice(tx, {
        userId: design.ownerId,
        about,
        to: 'member',
        name: design.name,
        note: reason,
        key: `${about}:${design.id}:${saleVersion}`,
        at,
      });
      return true;
    },
  });

/** The partner before the design, as the partner itself takes them (docs/adr/0075). */
async function lockDesign(tx: Orm, id: number): Promise<void> {
  const [found] = await tx
    .select({ ownerId: designs.ownerId })
    .from(designs)
    .where(eq(designs.id, id));
  await holdPartner(tx, found?.ownerId ?? 0);
  await tx.select({ id: designs.id }).from(designs).where(eq(designs.id, id)).for('update');
}
