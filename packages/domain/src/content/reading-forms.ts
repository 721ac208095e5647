import * as z from 'zod/mini';
import { choiceField, imagesField, optionalTextField, textField } from '../validation/fields.ts';
import { articleTypes, readingLimits } from './reading.ts';

/** Vietnamese is what readers get where a translation is missing. */
const inThree = (missing: Parameters<typeof textField>[0], most: number) =>
  z.object({
    vi: textField(missing, most),
    en: optionalTextField(most),
    ko: optionalTextField(most),
  });

/** What a text of the magazine must hold before it is read; a draft may lack all of it. */
export const readingSchema = z.object({
  title: inThree('validation.required', readingLimits.title),
  excerpt: inThree('validation.required', readingLimits.excerpt),
  body: inThree('validation.message.required', readingLimits.body),
  images: imagesField(1, 1),
  cover_alt: z.object({
    vi: optionalTextField(readingLimits.coverAlt),
    en: optionalTextField(readingLimits.coverAlt),
    ko: optionalTextField(readingLimits.coverAlt),
  }),
  type: choiceField(articleTypes),
  author: textField('validation.required', readingLimits.author),
  tags: z.array(optionalTextField(readingLimits.tag)),
  pieces: z.array(optionalTextField(10)),
});
