import { type Language, apply, partnerMachine, slug } from '@hien/domain';
import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { pageMeta } from '../db/page.ts';
import { users } from '../db/schema/account.ts';
import { partnerApplicationEvents, partnerApplications } from '../db/schema/leads.ts';
import { sellers } from '../db/schema/shop.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { refusedField } from '../http/refusals.ts';
import {
  type ApplicationRow,
  columnsOf,
  partnerOf,
  recordEvent,
  updateApplication,
} from '../leads/partner-repository.ts';
import type { Services } from '../services.ts';
import { casesPerPage, decidedBy } from './decision.ts';

type Case = Answer<'decidePartner'>['data'];

export const waitingSellers = and(
  eq(partnerApplications.kind, 'commerce'),
  eq(partnerApplications.state, 'applied'),
);

/** In the order in which they applied (spec). */
export function listPartnerCases({ database }: Services): Handler<'listPartnerCases'> {
  return async (call) => {
    const { state = 'waiting', page = 1 } = call.query;
    const { orm } = database;
    const waiting = state === 'waiting';
    const where = waiting
      ? waitingSellers
      : and(eq(partnerApplications.kind, 'commerce'), ne(partnerApplications.state, 'applied'));
    const order = waiting
      ? [asc(partnerApplications.sentAt), asc(partnerApplications.id)]
      : [desc(partnerApplications.changedAt), desc(partnerApplications.id)];
    const [[total], rows] = await Promise.all([
      orm.select({ n: count() }).from(partnerApplications).where(where),
      orm
        .select()
        .from(partnerApplications)
        .where(where)
        .orderBy(...order)
        .limit(casesPerPage)
        .offset((page - 1) * casesPerPage),
    ]);
    const found = total?.n ?? 0;
    return {
      data: {
        items: await Promise.all(rows.map((row) => caseOf(orm, row, call.language))),
        meta: pageMeta(page, casesPerPage, found),
      },
    };
  };
}

/** Opens a shop or refuses it, unless somebody else decided first; the applicant is told by mail. */
export function decidePartner({ database, now, mail }: Services): Handler<'decidePartner'> {
  return async (call) => {
    const { body, language } = call;
    const admin = await call.signedIn();
    const reason = body.reason.normalize('NFC').trim();
    const at = now();
    return database.orm.transaction(async (tx) => {
      const row = await find(tx, call.params.id);
      if (row === null) throw new ApiError('NOT_FOUND');
      const stale = async (current: ApplicationRow) =>
        new ApiError('VERSION_CONFLICT', { current: await caseOf(tx, current, language) });
      if (row.version !== body.expected_version) throw await stale(row);
      if (body.decision === 'reject' && reason === '')
        throw refusedField('AUTH_15', language, 'reason');
      const moved = apply(
        partnerMachine,
        partnerOf(row),
        body.decision === 'approve'
          ? { event: 'approve', by: 'admin', at, payload: {} }
          : { event: 'reject', by: 'admin', at, payload: { reason } },
      );
      if (!moved.ok) throw await stale(row);
      const after = await updateApplication(tx, row, columnsOf(moved.entity));
      if (after === null) throw await stale((await find(tx, row.id)) ?? row);
      await recordEvent(tx, {
        applicationId: row.id,
        event: body.decision,
        fromState: row.state,
        toState: after.state,
        actorId: admin.userId,
        reason: body.decision === 'approve' ? null : reason,
        at: new Date(at),
      });
      if (body.decision === 'approve') await openShop(tx, after, new Date(at));
      const shop = row.details.store_name;
      const letter = {
        to: row.details.contact_email,
        language: row.language,
        key: `seller-decided:${row.id}:${after.version}`,
      };
      await (body.decision === 'approve'
        ? mail.send(tx, 'seller-approved', { ...letter, values: { shop } })
        : mail.send(tx, 'seller-rejected', { ...letter, values: { shop, reason } }));
      return { data: await caseOf(tx, after, language) };
    });
  };
}

async function find(orm: Orm, id: number): Promise<ApplicationRow | null> {
  const [row] = await orm
    .select()
    .from(partnerApplications)
    .where(and(eq(partnerApplications.id, id), eq(partnerApplications.kind, 'commerce')));
  return row ?? null;
}

/** The right to sell and the shop that buyers see; a member who has a shop keeps it. */
async function openShop(tx: Orm, { id, userId, details }: ApplicationRow, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      partner: sql`case when 'commerce' = any(${users.partner}) then ${users.partner}
        else array_append(${users.partner}, 'commerce') end`,
      updatedAt: at,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, userId));
  const [open] = await tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(eq(sellers.userId, userId));
  if (open !== undefined) return;
  await tx.insert(sellers).values({
    userId,
    // Two shops of one name are two addresses.
    slug: `${slug(details.store_name).slice(0, 80)}-${id}`,
    name: details.store_name,
    companyName: details.store_name,
    registrationNumber: details.registration_number,
    taxCode: details.tax_code,
    address: details.business_address,
    representative: details.owner,
    phone: details.contact_phone,
    email: details.contact_email,
    createdAt: at,
  });
}

async function caseOf(orm: Orm, row: ApplicationRow, language: Language): Promise<Case> {
  const [[member], [decision]] = await Promise.all([
    orm.select({ email: users.email }).from(users).where(eq(users.id, row.userId)),
    orm
      .select({
        decidedBy: partnerApplicationEvents.actorId,
        decidedAt: partnerApplicationEvents.at,
      })
      .from(partnerApplicationEvents)
      .where(
        and(
          eq(partnerApplicationEvents.applicationId, row.id),
          inArray(partnerApplicationEvents.event, ['approve', 'reject']),
        ),
      )
      .orderBy(desc(partnerApplicationEvents.id))
      .limit(1),
  ]);
  const decided = decision ?? { decidedBy: null, decidedAt: null };
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    account_email: member?.email ?? null,
    ...row.details,
    holder_matches: row.holderMatches,
    terms_version: row.termsVersion,
    rejection: row.reason,
    sent_at: row.sentAt.toISOString(),
    decided: row.state === 'applied' ? null : await decidedBy(orm, decided, language),
  };
}
