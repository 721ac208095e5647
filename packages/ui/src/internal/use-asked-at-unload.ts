import { useEffect } from 'react';

/** Lets the browser ask before the page goes, by a reload or a closed tab, while something would be lost with it. */
export function useAskedAtUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
