/** The `meta` of a rendered page that names the scripts it will need, with spaces between; what others import comes first. */
export const codeListName = 'hien-code';

/** Milliseconds of work after which the visitor's touch has its turn. */
const slice = 5;

/** Starts a new task when the present one has taken its slice. */
function pacer(): () => Promise<void> | undefined {
  let since = performance.now();
  return () =>
    performance.now() - since < slice
      ? undefined
      : new Promise((resolve) => {
          setTimeout(() => {
            since = performance.now();
            resolve();
          });
        });
}

/**
 * Asks for all scripts of the page at once, then reads them one by one: a screen imported as a whole would read what it
 * is made of, and that is a phone's processor busy for a tenth of a second.
 */
export async function readCode(): Promise<void> {
  const list = document.querySelector<HTMLMetaElement>(`meta[name=${codeListName}]`)?.content;
  const hrefs = list?.split(' ') ?? [];
  document.head.append(
    ...hrefs.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    ),
  );
  const pause = pacer();
  for (const href of hrefs) {
    // What fails here fails again where it is needed, and is told there.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await pause();
  }
}
