import { dehydrated } from '@hien/features/hydration';

/** On the root, with the milliseconds since the page began: the browser has set out for another page. */
const mark = 'data-leaving';
/** Milliseconds after which the page was not left: a download, or a visitor who pressed stop. */
const patience = 10_000;

/**
 * Runs inline in the head: what is pressed before the code is there is answered by the browser itself. A page that was
 * left before it listened is loaded anew when the visitor comes back: what it was loading was stopped.
 */
export function markLeaving(reload: () => void = () => location.reload()): void {
  const root = document.documentElement;
  addEventListener('beforeunload', () => root.setAttribute(mark, String(performance.now())));
  addEventListener('pageshow', ({ persisted }) => {
    root.removeAttribute(mark);
    if (persisted && document.querySelector(`#root[${dehydrated}]`)) reload();
  });
}

/**
 * Whether the page is on its way out. WebKit stops what a page still loads as soon as a link is pressed: what fails then
 * says nothing about the code, and to load the page anew would take the visitor back.
 */
export function isLeaving(): boolean {
  const at = document.documentElement.getAttribute(mark);
  return at !== null && performance.now() - Number(at) < patience;
}

/** Resolves when the page stays after all: at once, or when patience ends. */
export async function whenStaying(): Promise<void> {
  if (isLeaving()) await new Promise((resolve) => void setTimeout(resolve, patience));
}
