import type { Language, Text } from '../language/language.ts';
import { claimReasonLabels, holdReasonLabels, sellerCancelReasonLabels } from './reasons.ts';

const labels: ReadonlyMap<string, Text> = new Map([
  ...Object.entries(holdReasonLabels),
  ...Object.entries(sellerCancelReasonLabels),
  ...Object.entries(claimReasonLabels),
]);

/** A reason that somebody gave: a code of the domain in words, or what they wrote as it is. */
export const givenReason = (reason: string, language: Language): string =>
  labels.get(reason)?.[language] ?? reason;
