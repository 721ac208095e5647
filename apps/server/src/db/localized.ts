import type { Language } from '@hien/domain';
import { pickText } from '@hien/domain';
import type { LocalizedText, StoredPicture } from './schema/columns.ts';

/** A stored picture as the wire shows it. */
export type WirePicture = Omit<StoredPicture, 'alt'> & { alt: string };

/** The text in a language; what is not translated comes in Vietnamese. */
export const textOf = (text: LocalizedText, language: Language): string =>
  pickText(text, language).text;

/** A picture that is there, as the wire shows it. */
export const wirePicture = (picture: StoredPicture, language: Language): WirePicture => ({
  ...picture,
  alt: textOf(picture.alt, language),
});

export const pictureOf = (picture: StoredPicture | null, language: Language): WirePicture | null =>
  picture === null ? null : wirePicture(picture, language);
