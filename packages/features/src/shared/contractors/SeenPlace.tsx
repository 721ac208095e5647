import { type ReactNode, useEffect, useRef } from 'react';
import { tellSeen } from './tell-seen.ts';

interface SeenPlaceProps {
  contractorId: number;
  /** Whose directory it is. */
  city: string | null;
  children: ReactNode;
}

/** So much of it, so long: what the trade calls an impression (D.4). */
const half = 0.5;
const longMs = 1_000;

/** A bought place in a list: told once when half of it was in sight for a second. */
export function SeenPlace({ contractorId, city, children }: SeenPlaceProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = ref;
    if (current === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry === undefined || !entry.isIntersecting) return;
        timer = setTimeout(() => {
          observer.disconnect();
          tellSeen({
            contractor_id: contractorId,
            channel: 'impression',
            ...(city === null ? {} : { city }),
          });
        }, longMs);
      },
      { threshold: half },
    );
    observer.observe(current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [contractorId, city]);
  return <div ref={ref}>{children}</div>;
}
