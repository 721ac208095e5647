import { type Language, partnerMachine, apply } from '@hien/domain';
import { and, asc, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { pageMeta } from '../db/page.ts';
import { users } from '../db/schema/account.ts';
import { contractors } from '../db/schema/contractors.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { refusedField } from '../http/refusals.ts';
import type { Services } from '../services.ts';
import { casesPerPage, decidedBy } from './decision.ts';

type Row = typeof contractors.$inferSelect;
type Case = Answer<'decideContractor'>['data'];

export const waitingContractors = eq(contractors.approval, 'applied');

/** In order of registration, as the specification wants them decided. */
export function listContractorCases({ database }: Services): Handler<'listContractorCases'> {
  return async (call) => {
    const { state = 'waiting', page = 1 } = call.query;
    const { orm } = database;
    const where =
      state === 'waiting'
        ? waitingContractors
        : and(isNotNull(contractors.decidedAt), ne(contractors.approval, 'applied'));
    const order =
      state === 'waiting'
        ? [asc(contractors.createdAt), asc(contractors.id)]
        : [desc(contractors.decidedAt), desc(contractors.id)];
    const [[total], rows] = await Promise.all([
      orm.select({ n: count() }).from(contractors).where(where),
      orm
        .select()
        .from(contractors)
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

export function decideContractor({ database, now, mail }: Services): Handler<'decideContractor'> {
  return async (call) => {
    const { body, language } = call;
    const admin = await call.signedIn();
    const reason = body.reason.normalize('NFC').trim();
    const at = now();
    return database.orm.transaction(async (tx) => {
      const row = await find(tx, call.params.id);
      if (row === null) throw new ApiError('NOT_FOUND');
      const stale = async (current: Row) =>
        new ApiError('VERSION_CONFLICT', { current: await caseOf(tx, current, language) });
      if (row.version !== body.expected_version) throw await stale(row);
      if (body.decision === 'reject' && reason === '')
        throw refusedField('AUTH_15', language, 'reason');
      const moved = apply(
        partnerMachine,
        {
          state: row.approval,
          version: row.version,
          changedAt: row.createdAt.getTime(),
          kind: 'construction',
          shownRevision: 0,
          sentRevision: 1,
          reason: row.rejection,
        },
        body.decision === 'approve'
          ? { event: 'approve', by: 'admin', at, payload: {} }
          : { event: 'reject', by: 'admin', at, payload: { reason } },
      );
      if (!moved.ok) throw await stale(row);
      const [after] = await tx
        .update(contractors)
        .set({
          approval: moved.entity.state,
          version: moved.entity.version,
          rejection: moved.entity.reason,
          decidedAt: new Date(at),
          decidedBy: admin.userId,
        })
        .where(and(eq(contractors.id, row.id), eq(contractors.version, row.version)))
        .returning();
      if (after === undefined) throw await stale((await find(tx, row.id)) ?? row);
      if (body.decision === 'approve') await makePartner(tx, after.userId, new Date(at));
      const [member] = await tx
        .select({ language: users.language })
        .from(users)
        .where(eq(users.id, row.userId));
      const letter = { to: row.email, language: member?.language ?? 'vi' } as const;
      const company = row.companyName;
      const key = `contractor-decided:${row.id}:${after.version}`;
      await (body.decision === 'approve'
        ? mail.send(tx, 'contractor-approved', { ...letter, values: { company }, key })
        : mail.send(tx, 'contractor-rejected', { ...letter, values: { company, reason }, key }));
      return { data: await caseOf(tx, after, language) };
    });
  };
}

async function find(orm: Orm, id: number): Promise<Row | null> {
  const [row] = await orm.select().from(contractors).where(eq(contractors.id, id));
  return row ?? null;
}

async function makePartner(tx: Orm, userId: number, at: Date): Promise<void> {
  const [user] = await tx
    .select({ roles: users.roles, partner: users.partner })
    .from(users)
    .where(eq(users.id, userId));
  await tx
    .update(users)
    .set({
      roles: [...new Set([...(user?.roles ?? []), 'contractor' as const])],
      partner: [...new Set([...(user?.partner ?? []), 'construction' as const])],
      updatedAt: at,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, userId));
}

async function caseOf(orm: Orm, row: Row, language: Language): Promise<Case> {
  return {
    id: row.id,
    version: row.version,
    state: row.approval,
    company_name: row.companyName,
    company_phone: row.companyPhone,
    email: row.email,
    website: row.website,
    address: row.address,
    city: row.city,
    tax_code: row.taxCode,
    experience_years: row.experienceYears,
    rejection: row.rejection,
    applied_at: row.createdAt.toISOString(),
    decided: await decidedBy(orm, row, language),
  };
}
