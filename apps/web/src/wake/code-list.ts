import { breathe } from './slices.ts';

/** The `meta` of a drawn page that names the scripts it will need, with spaces between. */
export const codeListName = 'hien-code';

/** A request costs the page about a millisecond, on a phone four. */
const atOnce = 6;

/** Asks for all scripts of the page, a few in one task. */
export async function fetchCode(): Promise<void> {
  const list = document.querySelector<HTMLMetaElement>(`meta[name=${codeListName}]`)?.content;
  const files = list?.split(' ') ?? [];
  for (const [index, href] of files.entries()) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
    if (index % atOnce === atOnce - 1) await breathe();
  }
}
