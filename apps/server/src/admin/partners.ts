import { apply, partnerMachine, slug } from '@hien/domain';
import { and, eq, ne } from 'drizzle-orm';
import { decisionEvent, isDecidedSo, reasonOf } from '../cases/application.ts';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { partnerApplications } from '../db/schema/leads.ts';
import { shopAccounts } from '../db/schema/shop-account.ts';
import { sellers } from '../db/schema/shop.ts';
import type { Answer, Handler } from '../http/handler.ts';
import {
  type ApplicationRow,
  columnsOf,
  ofShop,
  partnerOf,
  recordEvent,
  updateApplication,
} from '../leads/partner-repository.ts';
import { decidedLast, givePartnership, lastDecisions } from '../leads/partner-decisions.ts';
import type { Services } from '../services.ts';

type Case = Answer<'decidePartner'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({ row: partnerApplications, email: users.email })
    .from(partnerApplications)
    .leftJoin(users, eq(users.id, partnerApplications.userId))
    .$dynamic();

type Row = { readonly row: ApplicationRow; readonly email: string | null };

const sellersOnly = eq(partnerApplications.kind, 'commerce');

/** In the order in which they applied (spec). */
export const sellerQueue: CaseQueue<Row, Case> = {
  table: partnerApplications,
  id: partnerApplications.id,
  scope: sellersOnly,
  waiting: and(sellersOnly, eq(partnerApplications.state, 'applied')),
  decided: and(sellersOnly, ne(partnerApplications.state, 'applied')),
  since: partnerApplications.sentAt,
  decidedAt: partnerApplications.changedAt,
  rows: async (orm, pick) =>
    (await picked(rowsOf(orm), pick)).map(({ row, email }) => ({ row: ofShop(row), email })),
  async wire(orm, rows, language) {
    const decisions = await lastDecisions(
      orm,
      rows.map(({ row }) => row.id),
      language,
    );
    return rows.map(({ row, email }) => ({
      id: row.id,
      version: row.version,
      state: row.state,
      account_email: email,
      ...row.details,
      holder_matches: row.holderMatches,
      terms_version: row.termsVersion,
      rejection: row.reason,
      sent_at: row.sentAt.toISOString(),
      decided: row.state === 'applied' ? null : (decisions.get(row.id) ?? null),
    }));
  },
};

export const listPartnerCases = (services: Services): Handler<'listPartnerCases'> =>
  caseList(services, sellerQueue);

/** Opens a shop or refuses it, unless somebody else decided first; the applicant is told by mail. */
export const decidePartner = (services: Services): Handler<'decidePartner'> =>
  decideCase<'decidePartner', Row>(services, sellerQueue, {
    words: reasonOf,
    version: ({ row }) => row.version,
    again: ({ row }, press, tx) =>
      isDecidedSo(row, press) && decidedLast(tx, row, press.body.decision, press.userId),
    async change(tx, { row }, press) {
      const { userId, at, text: reason } = press;
      const { decision } = press.body;
      const moved = apply(partnerMachine, partnerOf(row), decisionEvent(press));
      if (!moved.ok) return false;
      const after = await updateApplication(tx, row, columnsOf(moved.entity));
      if (after === null) return false;
      await recordEvent(tx, {
        applicationId: row.id,
        event: decision,
        fromState: row.state,
        toState: after.state,
        actorId: userId,
        reason: decision === 'approve' ? null : reason,
        at: new Date(at),
      });
      if (decision === 'approve') await openShop(tx, ofShop(after), new Date(at));
      const shop = row.details.store_name;
      const letter = {
        to: row.details.contact_email,
        language: row.language,
        key: `seller-decided:${row.id}:${after.version}`,
      };
      await (decision === 'approve'
        ? services.mail.send(tx, 'seller-approved', { ...letter, values: { shop } })
        : services.mail.send(tx, 'seller-rejected', { ...letter, values: { shop, reason } }));
      return true;
    },
  });

/** The right to sell and the shop that buyers see; a member who has a shop keeps it. */
async function openShop(
  tx: Orm,
  { id, userId, details, termsVersion, consentAt }: ApplicationRow,
  at: Date,
): Promise<void> {
  await givePartnership(tx, userId, 'commerce', at);
  const [open] = await tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(eq(sellers.userId, userId));
  if (open !== undefined) return;
  const [made] = await tx
    .insert(sellers)
    .values({
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
    })
    .returning({ id: sellers.id });
  if (made === undefined) return;
  await tx.insert(shopAccounts).values({
    sellerId: made.id,
    contactName: details.contact_name,
    warehouse: details.address,
    bank: {
      bankName: details.bank_name,
      accountHolder: details.account_holder,
      accountNumber: details.account_number,
      proof: null,
    },
    licence: details.licence,
    termsVersion,
    agreedAt: consentAt,
    verifiedAt: at,
  });
}
