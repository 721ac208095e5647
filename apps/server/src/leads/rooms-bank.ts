import { roomHomeOf } from '@hien/api/wire';
import {
  type Language,
  bankOffer,
  decodeSelection,
  encodeSelection,
  errorText,
  instalmentPlan,
  roomsBankSchema,
  selectionPrice,
} from '@hien/domain';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { checked } from '../http/checked.ts';
import type { Answer, Call } from '../http/handler.ts';
import { readHome } from '../room-by-room/home.ts';
import type { ReadLead } from './read-lead.ts';

type Body = Extract<Call<'sendLead'>['body'], { kind: 'rooms_bank' }>;
type Bank = NonNullable<Answer<'answerLead'>['data']['bank']>;

/**
 * A request to the partner bank: the selection is repaired as the selector repairs it, and what it costs is counted here, by
 * the rules that the screen shows.
 * @throws {ApiError} VALIDATION, NOT_FOUND
 */
export async function readRoomsBank(
  database: Database,
  body: Body,
  language: Language,
): Promise<ReadLead> {
  const { name, phone, email } = checked(roomsBankSchema, body, language);
  const wire = await readHome(database, database.orm, body.design_id, language);
  if (wire === null) throw new ApiError('NOT_FOUND');
  const home = roomHomeOf(wire);
  const { selection } = decodeSelection(home, body.selection);
  const costs = selectionPrice(home, selection).rooms;
  const asked = body.rooms.filter((id) => costs.has(id));
  const rooms = (asked.length > 0 ? asked : [...costs.keys()]).toSorted((a, b) => a - b);
  const amount = rooms.reduce((sum, id) => sum + (costs.get(id) ?? 0), 0);
  if (amount < bankOffer.least || amount > bankOffer.most)
    throw new ApiError('VALIDATION', {
      status: 422,
      errors: [{ field: 'amount', code: 'VALIDATION', message: errorText('VALIDATION', language) }],
    });
  const { months, way } = body;
  const { yearlyRate } = bankOffer;
  const { first, highest, interest } = instalmentPlan({ amount, yearlyRate, months, way });
  const code = encodeSelection(home, selection);
  const bank: Bank = {
    design_id: body.design_id,
    home_name: wire.name,
    selection: code,
    rooms,
    amount,
    months,
    way,
    yearly_rate: yearlyRate,
    first,
    highest,
    interest,
    budget: body.budget,
    ref: body.ref,
    consent_version: body.bank_consent_version,
  };
  return {
    kind: 'rooms_bank',
    subjectId: body.design_id,
    name,
    phone,
    email,
    details: { bank },
    asked: [code, rooms.join(','), months, way].join(' '),
    marketing: false,
  };
}
