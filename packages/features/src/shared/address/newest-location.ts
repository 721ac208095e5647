import { createContext } from 'react';

/**
 * Where the window is, which the page may not show yet: the app defers its location until the next page has its code, and in
 * the meantime a press still finds the page before. Null where nothing is deferred: what is shown is the newest then.
 */
export const NewestLocationContext = createContext<
  (() => { readonly pathname: string; readonly search: string }) | null
>(null);
