import type { AdCity, PlaceWait } from '@hien/api';

/**
 * The cities as the company can choose them: a gold place that is offered to it is kept from everybody else, and so is not
 * among those that are free (docs/adr/0098).
 */
export const withOffers = (cities: readonly AdCity[], waits: readonly PlaceWait[]): AdCity[] =>
  cities.map((one) =>
    waits.some(({ city, offerUntil }) => city === one.city && offerUntil !== null)
      ? { ...one, goldFree: one.goldFree + 1 }
      : one,
  );
