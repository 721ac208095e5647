import {
  type Language,
  bulkOrderSchema,
  campaignSchema,
  careerSchema,
  jobTeamLabels,
  errorText,
  roomsPartnerSchema,
  roomsProjectSchema,
  trialProjectSchema,
  trialTaxSchema,
} from '@hien/domain';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { roomProjects } from '../db/schema/room-by-room.ts';
import { products } from '../db/schema/shop.ts';
import { ApiError } from '../http/api-error.ts';
import { checked } from '../http/checked.ts';
import type { Call } from '../http/handler.ts';
import { type NewLead, leadById } from './lead-repository.ts';
import { readRoomsBank } from './rooms-bank.ts';

type Body = Call<'sendLead'>['body'];
type Of<Kind extends Body['kind']> = Extract<Body, { kind: Kind }>;

/** What one of the four forms says, checked by its own schema and against what is there. */
export type ReadLead = Pick<
  NewLead,
  'kind' | 'subjectId' | 'name' | 'phone' | 'email' | 'details' | 'asked' | 'marketing'
>;

/** The forms name a home as the domain does, the wire with dashes. */
const homeOf = <Values extends { house_type: string }>(body: Values) => ({
  ...body,
  house_type: body.house_type.replace('-', '_'),
});

/** @throws {ApiError} VALIDATION, NOT_FOUND, PRODUCT_05 */
export function readLead(database: Database, body: Body, language: Language): Promise<ReadLead> {
  switch (body.kind) {
    case 'campaign':
      return readCampaign(body, language);
    case 'career':
      return readCareer(body, language);
    case 'bulk_order':
      return readBulkOrder(database, body, language);
    case 'rooms_bank':
      return readRoomsBank(database, body, language);
    case 'rooms_partner':
      return readRoomsPartner(body, language);
    case 'rooms_project':
      return readRoomsProject(body, language);
    case 'trial_project':
      return readTrialProject(database, body, language);
    case 'trial_tax':
      return readTrialTax(database, body, language);
  }
}

async function readCampaign(body: Of<'campaign'>, language: Language): Promise<ReadLead> {
  const { name, phone, email, marketing, house_type, house_area, message } = checked(
    campaignSchema,
    homeOf(body),
    language,
  );
  const details = { house_type, house_area, message };
  return {
    kind: 'campaign',
    subjectId: null,
    name,
    phone,
    email,
    details,
    asked: '',
    marketing,
  };
}

async function readCareer(body: Of<'career'>, language: Language): Promise<ReadLead> {
  const { name, phone, email, team, message } = checked(careerSchema, body, language);
  return {
    kind: 'career',
    subjectId: null,
    name,
    phone,
    email,
    details: { message: `${jobTeamLabels[team].vi}\n\n${message}` },
    asked: team,
    marketing: false,
  };
}

async function readRoomsPartner(body: Of<'rooms_partner'>, language: Language): Promise<ReadLead> {
  const { name, phone, email, company, message } = checked(roomsPartnerSchema, body, language);
  return {
    kind: 'rooms_partner',
    subjectId: null,
    name,
    phone,
    email,
    details: { company, message },
    asked: company,
    marketing: false,
  };
}

async function readRoomsProject(body: Of<'rooms_project'>, language: Language): Promise<ReadLead> {
  const { name, phone, email, project, message } = checked(roomsProjectSchema, body, language);
  return {
    kind: 'rooms_project',
    subjectId: null,
    name,
    phone,
    email,
    details: { message: [project, message].filter(Boolean).join('\n\n') },
    asked: project,
    marketing: false,
  };
}

async function readBulkOrder(
  database: Database,
  body: Of<'bulk_order'>,
  language: Language,
): Promise<ReadLead> {
  const { name, phone, email, company, lines, message } = checked(bulkOrderSchema, body, language);
  const ids = [...new Set(lines.map(({ product_id }) => product_id))];
  const [found] = await database.orm
    .select({ known: count() })
    .from(products)
    .where(and(inArray(products.id, ids), inArray(products.status, ['on_sale', 'sold_out'])));
  if (found?.known !== ids.length) throw new ApiError('PRODUCT_05');
  const asked = lines
    .map(({ product_id, quantity }) => `${product_id}:${quantity}`)
    .toSorted()
    .join(',');
  return {
    kind: 'bulk_order',
    subjectId: null,
    name,
    phone,
    email,
    details: { company, lines, message },
    asked,
    marketing: false,
  };
}

async function readTrialProject(
  database: Database,
  body: Of<'trial_project'>,
  language: Language,
): Promise<ReadLead> {
  const { name, phone, email, house_type, house_area } = checked(
    trialProjectSchema,
    homeOf(body),
    language,
  );
  const [project] = await database.orm
    .select({ id: roomProjects.id })
    .from(roomProjects)
    .where(eq(roomProjects.id, body.project_id));
  if (project === undefined) throw new ApiError('NOT_FOUND');
  return {
    kind: 'trial_project',
    subjectId: project.id,
    name,
    phone,
    email,
    details: { house_type, house_area },
    asked: '',
    marketing: false,
  };
}

/** The number of a trial is easy to guess, so its invoice must come from the trial's own e-mail. */
async function readTrialTax(
  database: Database,
  body: Of<'trial_tax'>,
  language: Language,
): Promise<ReadLead> {
  const { name, phone, email, company, tax_code, address } = checked(
    trialTaxSchema,
    body,
    language,
  );
  const trial = await leadById(database, body.trial_id, 'trial_project');
  if (trial === null) throw new ApiError('NOT_FOUND');
  if (trial.email !== email) {
    throw new ApiError('VALIDATION', {
      status: 422,
      errors: [{ field: 'email', code: 'AUTH_05', message: errorText('AUTH_05', language) }],
    });
  }
  return {
    kind: 'trial_tax',
    subjectId: trial.id,
    name,
    phone,
    email,
    details: { company, tax_code, address },
    // A corrected number is another request: the invoice would bear the wrong one.
    asked: JSON.stringify([company, tax_code, address]),
    marketing: false,
  };
}
