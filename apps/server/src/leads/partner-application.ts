import {
  type AffiliateValues,
  type Language,
  affiliateSchema,
  apply,
  errorText,
  holderMatches,
  newPartner,
  partnerMachine,
  reasonTexts,
} from '@hien/domain';
import { isDeepStrictEqual } from 'node:util';
import { versionInForce } from '../content/terms.ts';
import type { Orm } from '../db/database.ts';
import type { AffiliateDetails } from '../db/schema/leads.ts';
import { ApiError } from '../http/api-error.ts';
import { checked } from '../http/checked.ts';
import type { Handler } from '../http/handler.ts';
import { claimUploads, isOwnPrivate } from '../media/upload-repository.ts';
import type { Services } from '../services.ts';
import { tellOfApplication } from './mails.ts';
import {
  type ApplicationRow,
  applicationOf,
  columnsOf,
  insertApplication,
  ofShop,
  partnerOf,
  placeInQueue,
  recordEvent,
  updateApplication,
  wireApplication,
} from './partner-repository.ts';

/** The member's application to sell here, null when there is none. */
export function getPartnerApplication({ database }: Services): Handler<'getPartnerApplication'> {
  return async ({ signedIn }) => {
    const member = await signedIn();
    const row = await applicationOf(database.orm, member.userId);
    return { data: row === null ? null : await wireApplication(database, row) };
  };
}

/** A shop applies, or applies again after a rejection. */
export function applyAsPartner(services: Services): Handler<'applyAsPartner'> {
  const { database, now } = services;
  return async ({ body, language, signedIn }) => {
    const member = await signedIn();
    const { policy: _, ...details } = checked(affiliateSchema, body, language);
    const before = await applicationOf(database.orm, member.userId);
    if (before === null && member.capabilities.partner.includes('commerce'))
      throw new ApiError('CONFLICT');
    // The button was pressed twice: the answer is what the first press did.
    if (before?.state === 'applied' && isDeepStrictEqual(before.details, details))
      return { data: await wireApplication(database, before) };
    const application = {
      ...facts(details),
      language,
      termsVersion: await versionInForce(database, 'seller', now()),
      consentAt: new Date(now()),
      sentAt: new Date(now()),
    };
    const row =
      before === null
        ? await first(services, member.userId, application)
        : await again(services, before, application, language);
    return { data: await wireApplication(database, row) };
  };
}

type Application = ReturnType<typeof facts> & {
  language: Language;
  termsVersion: number;
  consentAt: Date;
  sentAt: Date;
};

/** D92: a name that differs is not refused, but seen by the people who decide. */
const facts = (details: Omit<AffiliateValues, 'policy'>) => ({
  details: details satisfies AffiliateDetails,
  holderMatches: holderMatches(details.account_holder, details.store_name),
});

async function first(
  services: Services,
  userId: number,
  application: Application,
): Promise<ApplicationRow> {
  const { database, now } = services;
  const made = await database.orm.transaction(async (orm) => {
    const inserted = await insertApplication(orm, {
      userId,
      kind: 'commerce',
      ...columnsOf(newPartner('commerce', now())),
      ...application,
      createdAt: application.sentAt,
    });
    if (inserted === null) return null;
    const row = ofShop(inserted);
    await settle(services, orm, row, { name: 'apply', fromState: null });
    return row;
  });
  if (made !== null) return made;
  // Two presses at once: the other one was faster, and it is the same application or another one.
  const theirs = await applicationOf(database.orm, userId);
  if (theirs !== null && isDeepStrictEqual(theirs.details, application.details)) return theirs;
  throw new ApiError('CONFLICT');
}

async function again(
  services: Services,
  before: ApplicationRow,
  application: Application,
  language: Language,
): Promise<ApplicationRow> {
  const { database, now } = services;
  const moved = apply(partnerMachine, partnerOf(before), {
    event: 'reapply',
    by: 'member',
    at: now(),
    payload: { changed: !isDeepStrictEqual(before.details, application.details) },
  });
  if (!moved.ok) {
    if (moved.refusal.reason !== 'UNCHANGED') throw new ApiError('CONFLICT');
    const message = reasonTexts.UNCHANGED[language];
    throw new ApiError('VALIDATION', {
      status: 422,
      errors: [{ field: 'form', code: 'UNCHANGED', message }],
    });
  }
  const after = columnsOf(moved.entity);
  return database.orm.transaction(async (orm) => {
    const updated = await updateApplication(orm, before, { ...after, ...application });
    if (updated === null) throw new ApiError('CONFLICT');
    const row = ofShop(updated);
    await settle(services, orm, row, { name: 'reapply', fromState: before.state });
    return row;
  });
}

/**
 * What belongs to an application besides its row: the licence stays with it, the event is kept, mails go out.
 * Runs in the transaction of the row.
 */
async function settle(
  { mail }: Services,
  orm: Orm,
  row: ApplicationRow,
  event: { readonly name: 'apply' | 'reapply'; readonly fromState: ApplicationRow['state'] | null },
): Promise<void> {
  const { licence } = row.details;
  const mine = await isOwnPrivate(orm, licence, row.userId);
  if (!mine || !(await claimUploads(orm, [licence], { userId: row.userId, at: row.sentAt }))) {
    const message = errorText('PRODUCT_07', row.language);
    throw new ApiError('PRODUCT_07', {
      errors: [{ field: 'licence', code: 'PRODUCT_07', message }],
    });
  }
  await recordEvent(orm, {
    applicationId: row.id,
    event: event.name,
    fromState: event.fromState,
    toState: row.state,
    actorId: row.userId,
    at: row.sentAt,
  });
  await tellOfApplication(orm, mail, row, (await placeInQueue(orm, row)) ?? 1);
}
