import type { Handlers } from '../http/handler.ts';
import type { CountingServices } from '../contractors/statistics/record.ts';
import { cancelAdOrder } from './cancel-order.ts';
import { changeMembership } from './change.ts';
import { listAdCities } from './cities.ts';
import { placeAdOrder } from './place.ts';
import { readMembership } from './read.ts';
import { joinPlaceLine, leavePlaceLine } from './waiting-list.ts';
import { readAdStatistics } from './statistics.ts';

export function membershipHandlers(services: CountingServices) {
  return {
    listAdCities: listAdCities(services),
    readMembership: readMembership(services),
    readAdStatistics: readAdStatistics(services),
    placeAdOrder: placeAdOrder(services),
    cancelAdOrder: cancelAdOrder(services),
    joinPlaceLine: joinPlaceLine(services),
    leavePlaceLine: leavePlaceLine(services),
    changeMembership: changeMembership(services),
  } satisfies Partial<Handlers>;
}
