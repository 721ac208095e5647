import { createContext, use } from 'react';

/** Whether a page of ours can be opened: the app gives its route table, a story opens everything. */
export const OpenRoutesContext = createContext<(url: string) => boolean>(() => true);

/**
 * `open(paths.article.to(language))` → the address, or undefined while that page has no screen. Whatever leads
 * to an address that may not be there yet asks first: no visitor follows a dead link.
 */
export function useOpen(): (url: string) => string | undefined {
  const isOpen = use(OpenRoutesContext);
  return (url) => (isOpen(url) ? url : undefined);
}
