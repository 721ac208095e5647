import { useSyncExternalStore } from 'react';

/** Whether a query of `media` holds; no page of staff is written by the server. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (tell) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
