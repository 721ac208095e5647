/** One text in the three languages of the product. Vietnamese is the source. */
export type Text = { vi: string; en: string; ko: string };

/** Short form for content modules: `text(vi, en, ko)`. */
export const text = (vi: string, en: string, ko: string): Text => ({ vi, en, ko });

/** Joins paragraphs, language by language, with a blank line between them. */
export const paragraphs = (parts: readonly Text[]): Text => ({
  vi: parts.map((part) => part.vi).join('\n\n'),
  en: parts.map((part) => part.en).join('\n\n'),
  ko: parts.map((part) => part.ko).join('\n\n'),
});

/** Joins sentences of one paragraph, language by language. */
export const sentences = (parts: readonly Text[]): Text => ({
  vi: parts.map((part) => part.vi).join(' '),
  en: parts.map((part) => part.en).join(' '),
  ko: parts.map((part) => part.ko).join(' '),
});
