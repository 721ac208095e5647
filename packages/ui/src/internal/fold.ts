/** A text as it is searched: lower case, no marks, `đ` as `d`. Keeps the length of composed text. */
export const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();
