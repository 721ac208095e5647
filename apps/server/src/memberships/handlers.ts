import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { cancelAdOrder } from './cancel-order.ts';
import { changeMembership } from './change.ts';
import { listAdCities } from './cities.ts';
import { placeAdOrder } from './place.ts';
import { readMembership } from './read.ts';

export function membershipHandlers(services: Services) {
  return {
    listAdCities: listAdCities(services),
    readMembership: readMembership(services),
    placeAdOrder: placeAdOrder(services),
    cancelAdOrder: cancelAdOrder(services),
    changeMembership: changeMembership(services),
  } satisfies Partial<Handlers>;
}
