/** Appliances of the shop, by what they do. */
export const applianceKinds = [
  'television',
  'soundbar',
  'refrigerator',
  'hob',
  'hood',
  'oven',
  'dishwasher',
  'rice_cooker',
  'washer',
  'dryer',
  'air_conditioner',
  'purifier',
  'robot_vacuum',
] as const;
export type ApplianceKind = (typeof applianceKinds)[number];

export const isApplianceKind = (word: string): word is ApplianceKind =>
  (applianceKinds as readonly string[]).includes(word);

/** What has to reach the place where an appliance stands: `circuit` is a circuit of its own, `outdoor` the pipe to a unit outside. */
export const applianceConnections = [
  'power',
  'circuit',
  'water',
  'drain',
  'gas',
  'duct',
  'outdoor',
] as const;
export type ApplianceConnection = (typeof applianceConnections)[number];

/** Millimetres left free at each side, above and behind. */
export type ApplianceAir = {
  readonly side: number;
  readonly above: number;
  readonly behind: number;
};

/** What is true of an appliance beside its measures. */
export type ApplianceFacts = {
  readonly kind: ApplianceKind;
  readonly air: ApplianceAir;
  readonly connections: readonly ApplianceConnection[];
  /** Rated, in watts. */
  readonly power: number;
  /** Kilowatt hours a year at the use that its kind is told with. */
  readonly yearlyEnergy: number;
  /** Stars of the Vietnamese energy label, 1 to 5; null where that kind bears none. */
  readonly energyStars: number | null;
  /** dB(A) at its loudest in ordinary use; null for what makes no noise of its own. */
  readonly noise: number | null;
};
