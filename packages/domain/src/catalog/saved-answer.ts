import { type Language, type Text, languages } from '../language/language.ts';

/** What a saved answer leaves open, in braces: it is filled in when the answer is used. */
export const answerPlaces = ['product', 'buyer'] as const;
export type AnswerPlace = (typeof answerPlaces)[number];

/** A place is written in any of the languages: shops write in theirs. */
export const answerPlaceNames: Readonly<Record<AnswerPlace, Text>> = {
  product: { vi: 'sản phẩm', en: 'product', ko: '상품' },
  buyer: { vi: 'người hỏi', en: 'buyer', ko: '문의자' },
};

const braces = /\{([^{}]*)\}/gu;

const placeOf = (name: string): AnswerPlace | undefined => {
  const known = name.normalize('NFC').trim().toLowerCase();
  return answerPlaces.find((place) =>
    languages.some((language) => answerPlaceNames[place][language] === known),
  );
};

/** As it is typed: `{sản phẩm}`. */
export const writtenPlace = (place: AnswerPlace, language: Language): string =>
  `{${answerPlaceNames[place][language]}}`;

/** What stands in braces and is no place: nobody could fill it in, and buyers would read it. */
export const unknownPlaces = (words: string): readonly string[] =>
  [...words.matchAll(braces)].flatMap(([, name = '']) => (placeOf(name) ? [] : [name]));

/** A saved answer with its places filled in, each once: what is filled in has no places of its own. */
export const filledAnswer = (words: string, facts: Readonly<Record<AnswerPlace, string>>): string =>
  words.replace(braces, (written, name: string) => {
    const place = placeOf(name);
    return place === undefined ? written : facts[place];
  });
