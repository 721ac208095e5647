import type { DehydratedState } from '@tanstack/react-query';

/** What the server sends along with a page, as JSON in `<script id="hien-data">`. */
export interface PageData {
  /** First answers of the page's queries. */
  queries: DehydratedState;
  /** What the address names is gone: the answer was 404. */
  missing: boolean;
}

export const dataElementId = 'hien-data';

/** JSON that may stand inside a script element: no `<` can end it, no line separator can break it. */
export function embed(data: PageData): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Reads it back; undefined for a page that was not rendered on the server. */
export function readPageData(text: string | null | undefined): PageData | undefined {
  if (!text?.startsWith('{')) return undefined;
  return JSON.parse(text) as PageData;
}
