import { apply, holderMatches, partnerMachine, shopDataChanges } from '@hien/domain';
import { eq, inArray } from 'drizzle-orm';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { reasonOf } from '../cases/application.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import type { Orm } from '../db/database.ts';
import { shopAccounts, shopChanges } from '../db/schema/shop-account.ts';
import { sellers } from '../db/schema/shop.ts';
import { writeAct } from '../staff-acts.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { notifyMember } from '../notices/notify-member.ts';
import {
  columnsOf,
  partnerOf,
  shownData,
  storedAccount,
  writeAccount,
} from '../seller/account/stored-account.ts';
import type { Services } from '../services.ts';

type Case = Answer<'decideShopChange'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({
      change: shopChanges,
      shop: { name: sellers.name, userId: sellers.userId },
      verifiedAt: shopAccounts.verifiedAt,
      decider: deciderName,
    })
    .from(shopChanges)
    .innerJoin(sellers, eq(sellers.id, shopChanges.sellerId))
    .leftJoin(shopAccounts, eq(shopAccounts.sellerId, shopChanges.sellerId))
    .leftJoin(decider, eq(decider.id, shopChanges.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Data that shops ask to have shown (commerce 4), who waits longest first. */
export const shopChangeQueue: CaseQueue<Row, Case> = {
  table: shopChanges,
  id: shopChanges.id,
  waiting: eq(shopChanges.state, 'waiting'),
  decided: inArray(shopChanges.state, ['approved', 'rejected']),
  since: shopChanges.sentAt,
  decidedAt: shopChanges.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  wire: (_, rows, language) =>
    rows.map(({ change, shop, verifiedAt, decider: name }) => ({
      id: change.id,
      version: change.version,
      state: change.state,
      shop: shop.name,
      verified_at: verifiedAt?.toISOString() ?? null,
      holder_matches:
        change.after.bank === null ||
        holderMatches(change.after.bank.accountHolder, change.after.companyName),
      before: shownData(change.before),
      after: shownData(change.after),
      changed: [...shopDataChanges(change.before, change.after)],
      note: change.note,
      reason: change.reason,
      sent_at: change.sentAt.toISOString(),
      decided: decidedBy(change, name, language),
    })),
};

export const listShopChanges = (services: Services): Handler<'listShopChanges'> =>
  caseList(services, shopChangeQueue);

/** Both accounts in full, to whoever compares them with the picture; that they looked is written down. */
export function readShopChangeAccount({
  database,
  now,
}: Services): Handler<'readShopChangeAccount'> {
  return async ({ params: { id }, signedIn }) => {
    const { userId } = await signedIn();
    return database.orm.transaction(async (tx) => {
      const [row] = await tx.select().from(shopChanges).where(eq(shopChanges.id, id));
      if (row === undefined) throw new ApiError('NOT_FOUND');
      await writeAct(tx, {
        userId,
        act: 'account-shown',
        subject: 'shop-change',
        subjectId: id,
        at: now(),
      });
      return {
        data: {
          before: row.before.bank?.accountNumber ?? null,
          after: row.after.bank?.accountNumber ?? null,
        },
      };
    });
  };
}

/** The shop's row is held before the request's, as who asks and withdraws does it. */
async function lockShop(tx: Orm, id: number): Promise<void> {
  const [row] = await tx
    .select({ sellerId: shopChanges.sellerId })
    .from(shopChanges)
    .where(eq(shopChanges.id, id));
  if (row === undefined) return;
  await tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(eq(sellers.id, row.sellerId))
    .for('no key update');
}

/** Shows what was asked for, or refuses it; the shop is told in its inbox and by mail. */
export const decideShopChange = (services: Services): Handler<'decideShopChange'> =>
  decideCase<'decideShopChange', Row>(services, shopChangeQueue, {
    lock: lockShop,
    words: reasonOf,
    version: ({ change }) => change.version,
    again: ({ change }, { body, text, userId }) =>
      change.version === body.expected_version + 1 &&
      change.decidedBy === userId &&
      change.state === (body.decision === 'approve' ? 'approved' : 'rejected') &&
      change.reason === (body.decision === 'approve' ? null : text),
    async change(tx, { change: row, shop }, { body, text, userId, at }) {
      const approves = body.decision === 'approve';
      const stored = await storedAccount(tx, row.sellerId);
      const partner = partnerOf(row.state === 'waiting', stored.account, at);
      const moved = apply(
        partnerMachine,
        partner,
        approves
          ? { event: 'change.approve', by: 'admin', at, payload: {} }
          : { event: 'change.reject', by: 'admin', at, payload: { reason: text } },
      );
      if (!moved.ok) return false;
      const after = {
        state: approves ? ('approved' as const) : ('rejected' as const),
        version: row.version + 1,
        reason: approves ? null : text,
        decidedBy: userId,
        decidedAt: new Date(at),
      };
      await tx.update(shopChanges).set(after).where(eq(shopChanges.id, row.id));
      if (approves) {
        const columns = columnsOf(row.after);
        await tx.update(sellers).set(columns.seller).where(eq(sellers.id, row.sellerId));
        await writeAccount(tx, stored, { ...columns.account, verifiedAt: new Date(at) });
      } else await writeAccount(tx, stored);
      if (shop.userId !== null) {
        const about = approves ? 'partner.change-approved' : 'partner.change-rejected';
        const { name } = row.after;
        await notifyMember(tx, {
          userId: shop.userId,
          to: 'seller',
          key: `${about}:${row.id}:${after.version}`,
          at,
          values: { vi: name, en: name, ko: name, ...(approves ? {} : { note: text }) },
          mail: { template: 'shop-data-step', values: { about, shop: name, reason: text } },
        });
      }
      return true;
    },
  });
