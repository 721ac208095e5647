import type { ApplianceAir, ApplianceConnection, ApplianceFacts } from '../catalog/appliance.ts';

/** Whole millimetres. */
export type Measures = {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
};

/** Where an appliance stands in a room: its clear measures, and what reaches it. */
export type Niche = Measures & { readonly connections: readonly ApplianceConnection[] };

/** What a niche lacks for an appliance: millimetres in one direction, or a connection. */
export type NicheLack =
  | { readonly what: 'width' | 'depth' | 'height'; readonly missing: number }
  | { readonly what: ApplianceConnection };

/** What an appliance takes with the air around it. */
export const placeNeeded = (size: Measures, air: ApplianceAir): Measures => ({
  width: size.width + 2 * air.side,
  depth: size.depth + air.behind,
  height: size.height + air.above,
});

const directions = ['width', 'depth', 'height'] as const;

/** Everything that a niche lacks, measures before connections; nothing when the appliance fits. */
export function nicheLacks(
  size: Measures,
  { air, connections }: Pick<ApplianceFacts, 'air' | 'connections'>,
  niche: Niche,
): readonly NicheLack[] {
  const needed = placeNeeded(size, air);
  return [
    ...directions.flatMap((what): NicheLack[] =>
      needed[what] > niche[what] ? [{ what, missing: needed[what] - niche[what] }] : [],
    ),
    ...connections.flatMap((what): NicheLack[] =>
      niche.connections.includes(what) ? [] : [{ what }],
    ),
  ];
}

/**
 * Đồng of a kilowatt hour: the mean retail price of EVN since 10 May 2025 (2,204.07 đ, decision 599/QĐ-EVN) with 8 % VAT. What a
 * family pays goes by its tiers, so this is told as an estimate.
 */
export const energyPrice = 2_380;

/** Đồng a year of so many kilowatt hours, in whole thousands. */
export const energyCost = (kilowattHours: number): number =>
  Math.round((kilowattHours * energyPrice) / 1_000) * 1_000;

export type ApplianceTotals = {
  readonly count: number;
  /** Kilowatt hours a year. */
  readonly yearlyEnergy: number;
  /** Đồng a year. */
  readonly yearlyCost: number;
};

/** What some appliances take together, each as often as it is there. */
export function applianceTotals(
  appliances: readonly { readonly yearlyEnergy: number; readonly quantity: number }[],
): ApplianceTotals {
  const yearlyEnergy = appliances.reduce((sum, one) => sum + one.yearlyEnergy * one.quantity, 0);
  return {
    count: appliances.reduce((sum, { quantity }) => sum + quantity, 0),
    yearlyEnergy,
    yearlyCost: energyCost(yearlyEnergy),
  };
}
