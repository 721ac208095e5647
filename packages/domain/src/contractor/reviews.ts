/** Rules by which staff take a construction review away; what is left of it says which (docs/adr/0080). */
export const reviewRemovalRules = [
  'not-a-customer',
  'insult',
  'personal-data',
  'advertising',
] as const;
export type ReviewRemovalRule = (typeof reviewRemovalRules)[number];

/** Who stands behind an account or a company: people and tax codes, whatever the name of the day. */
export type TaxIdentity = {
  readonly userId: number;
  readonly taxCodes: readonly string[];
};

/** Whether a review would be of the reviewer's own company: the same person, or the same tax code. */
export function isOwnCompany(reviewer: TaxIdentity, company: TaxIdentity): boolean {
  if (reviewer.userId === company.userId) return true;
  const theirs = new Set(company.taxCodes.map(bareTaxCode));
  return reviewer.taxCodes.map(bareTaxCode).some((code) => code !== '' && theirs.has(code));
}

/** The ten digits of the company: a branch (`0301234567-001`) is the same one. */
const bareTaxCode = (code: string): string => code.replace(/\D/gu, '').slice(0, 10);
