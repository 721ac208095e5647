import { adCities, adProblemTexts, type Language, limits, reasonTexts } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { retried } from '../db/retried.ts';
import { placeWaits } from '../db/schema/memberships.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { lockCity } from '../orders/memberships/city-lock.ts';
import { freeGoldPlace } from '../orders/memberships/places.ts';
import { lockCompany } from '../orders/memberships/stored-membership.ts';
import { joinLine, letGo, moveWait } from '../orders/memberships/waiting-list.ts';
import type { Services } from '../services.ts';
import { companyOf } from './buyer.ts';
import { overviewOf } from './wire.ts';

/** Joins the line for a gold place of a city that is full; pressed twice it is one place in the line. */
export function joinPlaceLine({ database, now }: Services): Handler<'joinPlaceLine'> {
  return async ({ body: { city }, signedIn, language }) => {
    const { userId } = await signedIn();
    return retried(database.orm, async (tx) => {
      const at = now();
      const named = await companyOf(tx, userId);
      if (named === null) throw new ApiError('NOT_FOUND');
      if (!adCities.includes(city)) throw refused('CITY_COUNT', language);
      const company = await lockCompany(tx, named.id);
      if (!company.approved) throw said(adProblemTexts['not-approved'][language]);
      if (company.takenDown) throw said(adProblemTexts['taken-down'][language]);
      const { row } = company;
      const held =
        row === null || row.state === 'expired' || row.plan === 'basic' ? [] : row.cities;
      const isHere = held.some((one) => one.city === city);
      if (isHere || held.length >= limits.ad.gold.maxCities) throw refused('CITY_COUNT', language);
      await lockCity(tx, city);
      // Nobody waits for what they could have now.
      if ((await freeGoldPlace(tx, company.id, city, at)) !== null)
        throw refused('NOT_NOW', language);
      await joinLine(tx, company, city, at);
      return overviewOf(tx, userId, at);
    });
  };
}

/** Leaves the line, or lets the place go that is offered: the next one gets it with the clock's next round. */
export function leavePlaceLine({ database, now }: Services): Handler<'leavePlaceLine'> {
  return async ({ params, signedIn }) => {
    const { userId } = await signedIn();
    return retried(database.orm, async (tx) => {
      const at = now();
      const company = await companyOf(tx, userId);
      const [named] = await tx.select().from(placeWaits).where(eq(placeWaits.id, params.id));
      if (company === null || named?.contractorId !== company.id) throw new ApiError('NOT_FOUND');
      await lockCompany(tx, company.id);
      await lockCity(tx, named.city);
      const [row = named] = await tx
        .select()
        .from(placeWaits)
        .where(eq(placeWaits.id, named.id))
        .for('update');
      if (row.state === 'waiting' || row.state === 'offered') {
        await moveWait(tx, row, { event: 'place.leave', by: 'company', at, payload: {} });
        await letGo(tx, row, at);
      }
      return overviewOf(tx, userId, at);
    });
  };
}

const said = (words: string): ApiError => new ApiError('EVENT_REFUSED', { said: words });
const refused = (reason: 'CITY_COUNT' | 'NOT_NOW', language: Language): ApiError =>
  said(reasonTexts[reason][language]);
