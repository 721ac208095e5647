import {
  type CompanyApplicationValues,
  applicationRefusalTexts,
  apply,
  companyApplicationSchema,
  fold,
  ictDate,
  limits,
  partnerMachine,
  reasonTexts,
  whyNotApply,
  yearsSince,
} from '@hien/domain';
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Orm } from '../../../db/database.ts';
import { retried } from '../../../db/retried.ts';
import { searchVector } from '../../../db/search-vector.ts';
import { users } from '../../../db/schema/account.ts';
import { contractors } from '../../../db/schema/contractors.ts';
import { ApiError } from '../../../http/api-error.ts';
import { readForm } from '../../../http/form.ts';
import type { Handler } from '../../../http/handler.ts';
import { once } from '../../../http/idempotent.ts';
import { memberLimit } from '../../../http/limits/member-limit.ts';
import { refusedField } from '../../../http/refusals.ts';
import { claimUploads, isOwnPrivate } from '../../../media/upload-repository.ts';
import type { Services } from '../../../services.ts';
import { companyOfMember, wireApplication } from './stored-application.ts';
import { tellOfCompany } from './tell-of-company.ts';

type Row = typeof contractors.$inferSelect;

/** How the member's company stands: applied, refused, in the directory; null when there is none. */
export function getContractorApplication({
  database,
}: Services): Handler<'getContractorApplication'> {
  return async ({ signedIn }) => {
    const { userId } = await signedIn();
    const row = await companyOfMember(database.orm, userId);
    return { data: row === null ? null : await wireApplication(database.orm, row) };
  };
}

/** A company applies to the directory, or applies again after a refusal (docs/adr/0143); one press after the other. */
export function applyAsContractor(services: Services): Handler<'applyAsContractor'> {
  const { database, now } = services;
  const limit = memberLimit(services, 'company-application', limits.writingPerHour.companies);
  return async ({ body: { key, ...body }, language, signedIn }) => {
    const { userId } = await signedIn();
    const { consent: _, ...typed } = readForm(companyApplicationSchema, body, language);
    const at = now();
    return retried(database.orm, async (tx) => {
      // One company a member, whichever of two presses comes first.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const asking = {
        caller: `user:${userId}`,
        operation: 'applyAsContractor' as const,
        key,
        asked: typed,
        at,
      };
      return once(tx, asking, async () => {
        const before = await companyOfMember(tx, userId);
        const refusal = whyNotApply(before?.approval ?? null);
        if (refusal !== null)
          throw new ApiError('CONFLICT', { said: applicationRefusalTexts[refusal][language] });
        if (before?.approval === 'rejected' && isSame(before, typed))
          throw new ApiError('EVENT_REFUSED', { said: reasonTexts.UNCHANGED[language] });
        await limit(tx, userId);
        for (const paper of typed.papers)
          if (!(await isOwnPrivate(tx, paper, userId)))
            throw refusedField('PRODUCT_07', language, 'papers');
        if (!(await claimUploads(tx, typed.papers, { userId, at: new Date(at) })))
          throw refusedField('PRODUCT_07', language, 'papers');
        const row =
          before?.approval === 'rejected'
            ? await again(tx, before, typed, at)
            : await first(tx, userId, typed, at);
        const data = await wireApplication(tx, row);
        await tellOfCompany(tx, services.mail, row, { language, place: data.place ?? 1 });
        return { data };
      });
    });
  };
}

type Typed = Omit<CompanyApplicationValues, 'consent'>;

const columnsOf = (typed: Typed, at: number) => ({
  companyName: typed.company_name,
  taxCode: typed.tax_code,
  representative: typed.representative,
  registeredOn: typed.registered_on,
  experienceYears: yearsSince(typed.registered_on, ictDate(at)),
  address: typed.address,
  city: typed.city,
  workCities: [...typed.work_cities],
  services: [...typed.services],
  companyPhone: typed.company_phone,
  email: typed.email,
  website: typed.website === '' ? null : typed.website,
  papers: [...typed.papers],
  search: searchVector({ vi: typed.company_name, en: null, ko: null }, typed.work_cities),
  consentAt: new Date(at),
  createdAt: new Date(at),
});

/** Whether it says what was refused: staff would read the same once more. */
function isSame(row: Row, typed: Typed): boolean {
  const {
    search: _,
    experienceYears: __,
    consentAt: ___,
    createdAt: ____,
    ...told
  } = columnsOf(typed, 0);
  return Object.entries(told).every(([name, value]) =>
    isDeepStrictEqual(row[name as keyof typeof told], value),
  );
}

async function first(tx: Orm, userId: number, typed: Typed, at: number): Promise<Row> {
  const name = fold(typed.company_name)
    .replaceAll(/[^a-z\d]+/gu, '-')
    .slice(0, 60);
  const [row] = await tx
    .insert(contractors)
    .values({
      ...columnsOf(typed, at),
      userId,
      slug: `${name}-${crypto.randomUUID().slice(0, 8)}`,
      introduction: { vi: '', en: null, ko: null },
      approval: 'applied',
    })
    .returning();
  if (row === undefined) throw new ApiError('CONFLICT');
  return row;
}

async function again(tx: Orm, before: Row, typed: Typed, at: number): Promise<Row> {
  const moved = apply(
    partnerMachine,
    {
      state: before.approval,
      version: before.version,
      changedAt: before.createdAt.getTime(),
      kind: 'construction',
      shownRevision: 0,
      sentRevision: 1,
      reason: before.rejection,
    },
    { event: 'reapply', by: 'member', at, payload: { changed: true } },
  );
  if (!moved.ok) throw new ApiError('CONFLICT');
  const { state, version, reason } = moved.entity;
  const [row] = await tx
    .update(contractors)
    .set({
      ...columnsOf(typed, at),
      approval: state,
      version,
      rejection: reason,
      decidedAt: null,
      decidedBy: null,
    })
    .where(eq(contractors.id, before.id))
    .returning();
  if (row === undefined) throw new ApiError('CONFLICT');
  return row;
}
