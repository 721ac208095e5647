import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import * as s from './RecentlySeen.css.ts';
import { readSeen } from './recently-seen.ts';

const SeenBand = lazy(async () => ({ default: (await import('./SeenBand.tsx')).SeenBand }));

interface RecentlySeenProps {
  /** The product of the page, which is not shown again. */
  except?: number;
}

/** What was looked at on this device. Nothing is read, fetched or drawn before the reader comes near. */
export function RecentlySeen({ except }: RecentlySeenProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState<readonly number[]>([]);
  useEffect(() => {
    if (!anchor.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIds(readSeen().filter((id) => id !== except));
      },
      { rootMargin: '400px' },
    );
    observer.observe(anchor.current);
    return () => observer.disconnect();
  }, [except]);
  return (
    <div ref={anchor} className={s.anchor}>
      {ids.length > 0 ? (
        <Suspense>
          <SeenBand ids={ids} onForget={() => setIds([])} />
        </Suspense>
      ) : null}
    </div>
  );
}
