import {
  type DesignPartnerValues,
  apply,
  designPartnerForm,
  designPartnerRefusalTexts,
  newPartner,
  partnerMachine,
  reasonTexts,
  whyNotApplyToDesign,
} from '@hien/domain';
import { isDeepStrictEqual } from 'node:util';
import { versionInForce } from '../../content/terms.ts';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import type { DesignPartnerDetails } from '../../db/schema/leads.ts';
import { ApiError } from '../../http/api-error.ts';
import { readForm } from '../../http/form.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import { once } from '../../http/idempotent.ts';
import { refusedField } from '../../http/refusals.ts';
import {
  type DesignApplicationRow,
  columnsOf,
  designApplicationOf,
  insertApplication,
  ofDesigner,
  partnerOf,
  placeInQueue,
  recordEvent,
  updateApplication,
} from '../partner-repository.ts';
import { claimUploads, isOwnPrivate } from '../../media/upload-repository.ts';
import type { Services } from '../../services.ts';
import { holdPartner } from '../../designs/partner/draft-state.ts';
import { tellOfDesigner } from './tell-designer.ts';

type Wire = Answer<'applyAsDesignPartner'>['data'];

/** How the member's application to sell designs stands; null when there is none. */
export function getDesignPartnerApplication({
  database,
}: Services): Handler<'getDesignPartnerApplication'> {
  return async ({ signedIn }) => {
    const { userId } = await signedIn();
    const row = await designApplicationOf(database.orm, userId);
    return { data: row === null ? null : await wireApplication(database.orm, row) };
  };
}

/** A company or a freelancer applies, or applies again after a refusal, taking it back or an end (docs/adr/0174). */
export function applyAsDesignPartner(services: Services): Handler<'applyAsDesignPartner'> {
  const { database, now } = services;
  return async ({ body: { key, ...body }, language, signedIn }) => {
    const { userId, capabilities } = await signedIn();
    const { businessKind, partner } = capabilities;
    const { policy: _, ...typed } = readForm(designPartnerForm(businessKind), body, language);
    const details = detailsOf(typed, businessKind === 'company' ? 'company' : 'freelancer');
    const termsVersion = await versionInForce(database, 'seller', now());
    const at = now();
    return retried(database.orm, async (tx) => {
      // One application a member, whichever of two presses comes first.
      await holdPartner(tx, userId);
      const asking = {
        caller: `user:${userId}`,
        operation: 'applyAsDesignPartner' as const,
        key,
        asked: details,
        at,
      };
      return once(tx, asking, async () => {
        const before = await designApplicationOf(tx, userId);
        const refusal = whyNotApplyToDesign(before?.state ?? null, partner.includes('design'));
        if (refusal !== null)
          throw new ApiError('CONFLICT', { said: designPartnerRefusalTexts[refusal][language] });
        if (before?.state === 'rejected' && isDeepStrictEqual(before.details, details))
          throw new ApiError('EVENT_REFUSED', { said: reasonTexts.UNCHANGED[language] });
        for (const field of ['samples', 'papers'] as const) {
          for (const file of details[field])
            if (!(await isOwnPrivate(tx, file, userId)))
              throw refusedField('PRODUCT_07', language, field);
          if (!(await claimUploads(tx, details[field], { userId, at: new Date(at) })))
            throw refusedField('PRODUCT_07', language, field);
        }
        const sending = {
          details,
          language,
          holderMatches: true,
          termsVersion,
          consentAt: new Date(at),
          sentAt: new Date(at),
        };
        const row =
          before === null
            ? await first(tx, userId, sending, at)
            : await again(tx, before, sending, at);
        const place = await placeInQueue(tx, row);
        await tellOfDesigner(tx, services.mail, row, place ?? 1);
        return { data: await wireApplication(tx, row) };
      });
    });
  };
}

/** Taken back before anybody decided. */
export function withdrawDesignPartnerApplication({
  database,
  now,
}: Services): Handler<'withdrawDesignPartnerApplication'> {
  return async ({ body: { expected_version: expected }, signedIn }) => {
    const { userId } = await signedIn();
    const at = now();
    return retried(database.orm, async (tx) => {
      await holdPartner(tx, userId);
      const before = await designApplicationOf(tx, userId);
      if (before === null) throw new ApiError('CONFLICT');
      // It is so already: the same press, sent once more.
      if (before.state === 'withdrawn' && before.version === expected + 1)
        return { data: await wireApplication(tx, before) };
      if (before.version !== expected) throw new ApiError('CONFLICT');
      const moved = apply(partnerMachine, partnerOf(before), {
        event: 'withdraw',
        by: 'member',
        at,
        payload: {},
      });
      if (!moved.ok) throw new ApiError('CONFLICT');
      const row = await updateApplication(tx, before, columnsOf(moved.entity));
      if (row === null) throw new ApiError('CONFLICT');
      await recordEvent(tx, {
        applicationId: row.id,
        event: 'withdraw',
        fromState: before.state,
        toState: row.state,
        actorId: userId,
        at: new Date(at),
      });
      return { data: await wireApplication(tx, ofDesigner(row)) };
    });
  };
}

const detailsOf = (
  { samples, papers, ...told }: Omit<DesignPartnerValues, 'policy'>,
  kind: DesignPartnerDetails['kind'],
): DesignPartnerDetails => ({ ...told, kind, samples: [...samples], papers: [...papers] });

type Sending = Pick<
  DesignApplicationRow,
  'details' | 'language' | 'holderMatches' | 'termsVersion' | 'consentAt' | 'sentAt'
>;

async function first(
  tx: Orm,
  userId: number,
  sending: Sending,
  at: number,
): Promise<DesignApplicationRow> {
  const row = await insertApplication(tx, {
    userId,
    kind: 'design',
    ...columnsOf(newPartner('design', at)),
    ...sending,
    createdAt: sending.sentAt,
  });
  if (row === null) throw new ApiError('CONFLICT');
  await recordEvent(tx, {
    applicationId: row.id,
    event: 'apply',
    fromState: null,
    toState: row.state,
    actorId: userId,
    at: sending.sentAt,
  });
  return ofDesigner(row);
}

async function again(
  tx: Orm,
  before: DesignApplicationRow,
  sending: Sending,
  at: number,
): Promise<DesignApplicationRow> {
  const event =
    before.state === 'withdrawn'
      ? ({ event: 'apply.again', payload: {} } as const)
      : ({ event: 'reapply', payload: { changed: true } } as const);
  // A partnership that ended is over: what follows is a new one, in the place of the old.
  const after =
    before.state === 'ended'
      ? { ...newPartner('design', at), version: before.version + 1 }
      : moveOn(before, event, at);
  const row = await updateApplication(tx, before, {
    ...columnsOf(after),
    ...sending,
  });
  if (row === null) throw new ApiError('CONFLICT');
  await recordEvent(tx, {
    applicationId: row.id,
    event: before.state === 'ended' ? 'apply' : event.event,
    fromState: before.state,
    toState: row.state,
    actorId: row.userId,
    at: new Date(at),
  });
  return ofDesigner(row);
}

function moveOn(
  before: DesignApplicationRow,
  event:
    | { readonly event: 'apply.again'; readonly payload: Record<never, never> }
    | { readonly event: 'reapply'; readonly payload: { readonly changed: boolean } },
  at: number,
) {
  const moved = apply(partnerMachine, partnerOf(before), { ...event, by: 'member', at });
  if (!moved.ok) throw new ApiError('CONFLICT');
  return moved.entity;
}

/** An application as its sender reads it. */
async function wireApplication(tx: Orm, row: DesignApplicationRow): Promise<Wire> {
  const { kind: _, ...told } = row.details;
  return {
    version: row.version,
    state: row.state,
    reason: row.reason,
    sent_at: row.sentAt.toISOString(),
    place: await placeInQueue(tx, row),
    ...told,
  };
}
