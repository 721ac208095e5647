import {
  adCities,
  type AdPlan,
  type Command,
  type Language,
  type MembershipPayloads,
  reasonTexts,
  shownUntil,
} from '@hien/domain';
import type { Orm } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call, Handler } from '../http/handler.ts';
import { takePlaces } from '../orders/memberships/places.ts';
import { remindersBehind, renewedOffer } from '../orders/memberships/renewals.ts';
import {
  asMembership,
  type LockedCompany,
  lockCompany,
  moveMembership,
  writeMembership,
} from '../orders/memberships/stored-membership.ts';
import type { Services } from '../services.ts';
import { companyOf } from './buyer.ts';
import { overviewOf } from './wire.ts';

type Body = Call<'changeMembership'>['body'];

/** Changes after which the month that follows costs something else, or is not wanted. */
const changesRenewal: readonly Body['event'][] = [
  'cancel',
  'restart',
  'downgrade',
  'downgrade.undo',
];

/** What a company does with its membership, whole or not at all; no money is taken here (2.14 M3 to M6, M11). */
export function changeMembership({ database, now }: Services): Handler<'changeMembership'> {
  return async ({ body, signedIn, language }) => {
    const { userId } = await signedIn();
    return retried(database.orm, async (tx) => {
      const at = now();
      const named = await companyOf(tx, userId);
      if (named === null) throw new ApiError('NOT_FOUND');
      const company = await lockCompany(tx, named.id);
      if (company.row === null) throw new ApiError('NOT_FOUND');
      if (company.row.version !== body.version)
        throw new ApiError('VERSION_CONFLICT', { current: await overviewOf(tx, userId, at) });
      const command = await commandOf(tx, company, body, { at, language });
      const after = await moveMembership(tx, company, command, language);
      if (changesRenewal.includes(body.event) && after.row !== null) {
        const membership = asMembership(after.row);
        await writeMembership(tx, after, membership, {
          ...(await renewedOffer(tx, after, at)),
          reminded: remindersBehind(membership, at),
        });
      }
      return overviewOf(tx, userId, at);
    });
  };
}

type Asked = { readonly at: number; readonly language: Language };

async function commandOf(
  tx: Orm,
  company: LockedCompany,
  { event, city = '', from = '' }: Body,
  asked: Asked,
): Promise<Command<MembershipPayloads>> {
  const { at } = asked;
  const by = 'company' as const;
  switch (event) {
    case 'cancel':
    case 'restart':
    case 'downgrade.undo':
      return { event, by, at, payload: {} };
    case 'downgrade':
      return { event, by, at, payload: { keep: city } };
    case 'add_city':
      return { event, by, at, payload: { cityPosition: await placeIn(tx, company, city, asked) } };
    case 'change_city':
      if (company.row?.plan === 'basic') return planned(city, asked);
      return {
        event,
        by,
        at,
        payload: { from, cityPosition: await placeIn(tx, company, city, asked) },
      };
  }
}

/** Basic moves with its next month (2.14 M11); nothing is full there, so nothing is held. */
function planned(to: string, { at, language }: Asked): Command<MembershipPayloads> {
  if (!adCities.includes(to)) throw fullCity('CITY_UNKNOWN', language);
  return { event: 'change_city.plan', by: 'company', at, payload: { to } };
}

/** A place of the plan in another city, held until the change is written with it. */
async function placeIn(tx: Orm, { id, row }: LockedCompany, city: string, { at, language }: Asked) {
  const plan: AdPlan = row?.plan ?? 'basic';
  const until = row === null ? null : shownUntil(asMembership(row));
  // One that has it already, and a membership that is over: the machine says so itself.
  const isHere = row?.cities.some((one) => one.city === city) ?? false;
  if (isHere || until === null)
    throw new ApiError('EVENT_REFUSED', {
      said: reasonTexts[until === null ? 'PERIOD_OVER' : 'CITY_COUNT'][language],
    });
  if (!adCities.includes(city)) throw fullCity('CITY_UNKNOWN', language);
  const taken = await takePlaces(tx, {
    contractorId: id,
    plan,
    cities: [city],
    until: until + 1,
    at,
  });
  const place = 'places' in taken ? taken.places[0] : undefined;
  if (place === undefined) throw fullCity('NO_FREE_POSITION', language);
  return place;
}

const fullCity = (code: 'CITY_UNKNOWN' | 'NO_FREE_POSITION', language: Language): ApiError =>
  new ApiError('VALIDATION', {
    status: 422,
    errors: [
      {
        field: 'city',
        code,
        message: reasonTexts[code === 'CITY_UNKNOWN' ? 'CITY_COUNT' : code][language],
      },
    ],
  });
