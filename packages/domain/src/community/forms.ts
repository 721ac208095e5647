import * as z from 'zod/mini';
import { deletionReasons } from './review.ts';
import { customerCenterCategories, inquiryCategories } from '../vocabulary/inquiries.ts';
import {
  choiceField,
  flagField,
  imagesField,
  longTextField,
  numberField,
  textField,
} from '../validation/fields.ts';

export const reviewSchema = z.object({
  rating: numberField({ min: 1, max: 5, whole: true }, 'validation.rating.required'),
  text: longTextField('validation.message.required'),
  images: imagesField(),
});

export const questionSchema = z.object({
  category: choiceField(inquiryCategories),
  content: longTextField('validation.message.required'),
  secret: flagField(),
});

/** What staff decide about a review that its seller wants removed; the reason is read by both sides. */
export const reviewDecisionSchema = z.object({
  decision: choiceField(['delete', 'keep'], 'validation.decision.required'),
  reason: longTextField('validation.message.required'),
});

export const answerSchema = z.object({ content: longTextField('validation.message.required') });

/** Why a seller wants a review removed (commerce 6). */
export const removalSchema = z.object({ reason: choiceField(deletionReasons) });
export type RemovalValues = z.infer<typeof removalSchema>;

/** What is said next: in a conversation with a contractor, or about a post. */
export const replySchema = z.object({
  content: longTextField('validation.message.required'),
  images: imagesField(),
});

export const customerCenterPostSchema = z.object({
  category: choiceField(customerCenterCategories),
  title: textField(),
  content: longTextField('validation.message.required'),
  images: imagesField(),
});
