import type { PageAnswer } from './entry-server.tsx';

type Rendered = Extract<PageAnswer, { html: string }>;

/** Puts a rendered page into the built `index.html`. Replacements are functions: a `$` in a page means nothing. */
export function fillTemplate(template: string, { head, html, data, attributes: { lang, brand, mode } }: Rendered): string {
  return template
    .replace('<html lang="vi" data-brand="default">', () => `<html lang="${lang}" data-brand="${brand}"${mode ? ` data-mode="${mode}"` : ''}>`)
    .replace('<!--head-->', () => head)
    .replace('<!--html-->', () => html)
    .replace('<!--data-->', () => data);
}
