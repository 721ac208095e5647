/** What a company can be asked for. */
export const contractorServices = [
  'design',
  'renovation',
  'new-build',
  'turnkey',
  'joinery',
  'electrics',
  'finishing',
] as const;
export type ContractorService = (typeof contractorServices)[number];

/** What staff check of a company; each is shown with the day on which they did. */
export const contractorFacts = ['registration', 'representative', 'office', 'insurance'] as const;
export type ContractorFact = (typeof contractorFacts)[number];
