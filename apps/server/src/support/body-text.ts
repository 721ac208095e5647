import sanitizeHtml from 'sanitize-html';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** HTML's names of signs as the signs. */
export const plainText = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);

/** The words of a cleaned body, a space between its blocks. */
export const bodyText = (html: string): string =>
  plainText(
    sanitizeHtml(html.replace(/<\/(?:p|h2|h3|li|blockquote|figcaption|td|th)>|<br \/>/g, '$& '), {
      allowedTags: [],
      allowedAttributes: {},
    }),
  ).trim();
