/** The `meta` of a drawn page that names the scripts it will need, with spaces between. */
export const codeListName = 'hien-code';

/** Asking for a file takes a phone eight milliseconds. */
const atOnce = 4;

/** Asks for all scripts of the page, a few in one task. */
export async function fetchCode(): Promise<void> {
  const list = document.querySelector<HTMLMetaElement>(`meta[name=${codeListName}]`)?.content;
  for (const [index, href] of (list?.split(' ') ?? []).entries()) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
    if (index % atOnce === atOnce - 1) await new Promise((resolve) => setTimeout(resolve));
  }
}
