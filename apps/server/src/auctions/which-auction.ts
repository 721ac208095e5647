import { adCities, nextOpening, openAuction, timetableOf } from '@hien/domain';
import { ApiError } from '../http/api-error.ts';
import { adWeekOf, weekOf } from '../orders/auctions/stored-auction.ts';

export type AuctionName = {
  readonly city: string;
  readonly week: string;
  /** Monday 00:00 of the ad week. */
  readonly adWeek: number;
};

const week = 7 * 86_400_000;

/** The ad week that is bid for, else the next that will be. */
export const currentWeek = (at: number): number =>
  openAuction(at)?.starts ?? timetableOf(nextOpening(at) + week).starts;

/** The last ad week whose results are out. */
export const lastResults = (at: number): number => currentWeek(at) - week;

/** @throws {ApiError} NOT_FOUND for a city that sells no places, or a day that begins no week. */
export function whichAuction(
  { city, week: name }: { readonly city: string; readonly week?: string },
  usual: number,
): AuctionName {
  const adWeek = name === undefined ? usual : adWeekOf(name);
  if (adWeek === null || !adCities.includes(city)) throw new ApiError('NOT_FOUND');
  return { city, week: weekOf(adWeek), adWeek };
}
