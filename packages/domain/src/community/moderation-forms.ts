import * as z from 'zod/mini';
import { choiceField, textField } from '../validation/fields.ts';
import { listingReportReasons } from './listing-reports.ts';
import { moderationLimits } from './moderation.ts';
import { communityReportReasons } from './reports.ts';

/** A removal names the rule, and the place that breaks it. */
export const moderationRemovalSchema = z.object({
  rule: choiceField(communityReportReasons),
  quote: textField('validation.message.required', moderationLimits.quote),
});

/** The same of what is sold, and of what is said of it. */
export const listingRemovalSchema = z.object({
  rule: choiceField(listingReportReasons),
  quote: textField('validation.message.required', moderationLimits.quote),
});

/** Why the author thinks that it was removed wrongly. */
export const appealSchema = z.object({
  words: textField('validation.message.required', moderationLimits.words),
});

/** What staff answer to that; the author reads it. */
export const appealDecisionSchema = z.object({
  decision: choiceField(['restore', 'uphold'], 'validation.decision.required'),
  reason: textField('validation.message.required', moderationLimits.words),
});

/** To keep something needs no words. */
export const moderationKeepSchema = z.object({});
