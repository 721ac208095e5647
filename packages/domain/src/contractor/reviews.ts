import * as z from 'zod/mini';
import type { Text } from '../language/language.ts';
import { choiceField, longTextField } from '../validation/fields.ts';

/** Rules by which staff take a construction review away; what is left of it says which (docs/adr/0080). */
export const reviewRemovalRules = [
  'not-a-customer',
  'insult',
  'personal-data',
  'advertising',
] as const;
export type ReviewRemovalRule = (typeof reviewRemovalRules)[number];

export const reviewRemovalRuleLabels: Readonly<Record<ReviewRemovalRule, Text>> = {
  'not-a-customer': {
    vi: 'Người viết không phải khách của công ty',
    en: 'Its writer was no customer of the company',
    ko: '작성자가 업체의 고객이 아님',
  },
  insult: { vi: 'Xúc phạm người khác', en: 'It insults somebody', ko: '타인에 대한 모욕' },
  'personal-data': {
    vi: 'Nêu thông tin cá nhân của người khác',
    en: 'It tells somebody’s personal data',
    ko: '타인의 개인 정보 공개',
  },
  advertising: { vi: 'Quảng cáo', en: 'Advertising', ko: '광고' },
};

/** Why a review is gone: a rule by which staff took it away, or its writer took it back. */
export type ReviewGoneReason = ReviewRemovalRule | 'withdrawn';

/**
 * What a company's request to take a review away has come to; what was removed can be appealed by its writer, and is shown again
 * or stays away for good (docs/adr/0148).
 */
export const constructionRemovalStates = [
  'waiting',
  'removed',
  'kept',
  'appealed',
  'restored',
  'upheld',
] as const;
export type ConstructionRemovalState = (typeof constructionRemovalStates)[number];

/** Which rule a review breaks, and where: staff read both. */
export const constructionRemovalSchema = z.object({
  rule: choiceField(reviewRemovalRules),
  words: longTextField('validation.message.required'),
});

/** What staff decide on it; the company reads why, and so does the writer of what goes. */
export const constructionRemovalDecisionSchema = z.object({
  decision: choiceField(['remove', 'keep'], 'validation.decision.required'),
  reason: longTextField('validation.message.required'),
});

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
export const bareTaxCode = (code: string): string => code.replace(/\D/gu, '').slice(0, 10);
