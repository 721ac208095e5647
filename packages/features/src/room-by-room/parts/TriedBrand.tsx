import { useEffect } from 'react';

/**
 * Lets the whole page wear the brand that a link of the studio carries, mended where it could not be read; of the show flat's
 * pages alone.
 */
export function TriedBrand({ code }: { code: string }) {
  useEffect(() => {
    if (code === '') return;
    let left = false;
    let takeOff = () => {};
    void import('@hien/ui/brand-studio').then(({ decodeDraft, mended, wear }) => {
      if (!left) takeOff = wear(document.documentElement, mended(decodeDraft(code)));
    });
    return () => {
      left = true;
      takeOff();
    };
  }, [code]);
  return null;
}
