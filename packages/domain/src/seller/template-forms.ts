import * as z from 'zod/mini';
import { type TemplateFields, partsIn, templateFaults } from '../catalog/item-template.ts';
import { unknownPlaces } from '../catalog/saved-answer.ts';
import { limits } from '../constants.ts';
import { textField } from '../validation/fields.ts';

/** Templates of item information fill an item in; saved answers fill in what is said to a buyer. */
export const templateKinds = ['item', 'answer'] as const;
export type TemplateKind = (typeof templateKinds)[number];

export const templateNameLetters = 80;

const nameField = () => textField('validation.required', templateNameLetters);

export const itemTemplateSchema = z.object({
  name: nameField(),
  fields: z
    .custom<TemplateFields>((value) => typeof value === 'object' && value !== null)
    .check(
      z.refine((fields) => partsIn(fields).length > 0, {
        error: 'validation.template.none',
        abort: true,
      }),
      z.refine((fields) => templateFaults(fields).length === 0, {
        error: 'validation.template.open',
      }),
    ),
});

export const savedAnswerSchema = z.object({
  name: nameField(),
  words: textField('validation.message.required', limits.templates.answerLetters).check(
    z.refine((words) => unknownPlaces(words).length === 0, { error: 'validation.answer.place' }),
  ),
});
