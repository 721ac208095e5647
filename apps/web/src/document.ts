import type { PageAnswer } from './entry-server.tsx';

type Rendered = Extract<PageAnswer, { html: string }>;

/**
 * Puts a rendered page into the built `index.html`. Its tags come last in the head: the app's first style sheet
 * names the cascade layers, so the page's own must follow. Replacements are functions: a `$` in a page means nothing.
 */
export function fillTemplate(
  template: string,
  { head, html, data, attributes: { lang, brand, mode, member } }: Rendered,
): string {
  return template
    .replace(
      '<html lang="vi" data-brand="default">',
      () =>
        `<html lang="${lang}" data-brand="${brand}"${mode ? ` data-mode="${mode}"` : ''}${member ? ' data-member' : ''}>`,
    )
    .replace('</head>', () => `${head}</head>`)
    .replace('<!--html-->', () => html)
    .replace('<!--data-->', () => data);
}
