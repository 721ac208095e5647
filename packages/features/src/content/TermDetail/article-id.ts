/** The same in every language: a link to an article survives a change of language. */
export const articleId = (number: number): string => `article-${number}`;
