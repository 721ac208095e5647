/** What a company can tell of itself beyond what it has to, in the order in which it helps a customer to choose. */
export const profileParts = [
  'pictures',
  'introduction',
  'services',
  'styles',
  'houseTypes',
  'cities',
  'budget',
  'area',
  'logo',
  'hotline',
  'website',
] as const;
export type ProfilePart = (typeof profileParts)[number];

/** Whether each part is told. */
export type ProfileTold = Readonly<Record<ProfilePart, boolean>>;

/** What a profile still lacks. */
export const missingParts = (told: ProfileTold): readonly ProfilePart[] =>
  profileParts.filter((part) => !told[part]);
