import { moduleGroups } from '@hien/domain/office-plan';
import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { oneOf, whole } from '../../shared/address/parts.ts';

/** How many people a module is for. */
export const capacities = ['none', 'one', 'few', 'team', 'many'] as const;
/** How much floor it takes. */
export const moduleSizes = ['small', 'medium', 'large'] as const;
export const moduleSorts = ['catalogue', 'price-up', 'price-down', 'people', 'area'] as const;
/** A module that is not photographed is drawn. */
export const moduleLooks = ['photo', 'drawing', 'plan'] as const;
/** Đồng that a visitor can name; any other stands in the address as well. */
export const modulePrices = [5_000_000, 10_000_000, 25_000_000, 50_000_000] as const;

/** Which modules are listed, and how. */
export const moduleAddress = addressOf({
  kind: oneOf(moduleGroups),
  people: oneOf(capacities, null),
  size: oneOf(moduleSizes, null),
  price: whole(1, 999_999_999, null),
  sort: oneOf(moduleSorts, 'catalogue'),
  look: oneOf(moduleLooks, 'photo'),
});
export type ModuleUrl = UrlOf<typeof moduleAddress>;
