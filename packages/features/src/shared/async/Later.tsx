import { type ReactNode, type RefObject, Suspense, createContext, use, useEffect, useRef, useState } from 'react';

/** Stories and tests want everything at once. */
export const EagerContext = createContext(false);

interface LaterProps {
  /** As large as what comes; shown only where the server has not rendered it. */
  fallback: ReactNode;
  /** Holds a lazy component: its code is asked for when this part is woken. */
  children: ReactNode;
}

/**
 * A part of the page that is rendered on the server but wakes up later: when it comes near the window, or
 * at the visitor's first touch, key or scroll. Until then its HTML stands there, links work, and its code has not
 * been fetched. What is below the first window costs the first load nothing.
 */
export function Later({ fallback, children }: LaterProps) {
  const place = useRef<HTMLDivElement>(null);
  const eager = use(EagerContext);
  const [gate] = useState(() => (eager || typeof window === 'undefined' ? openGate : closedGate()));
  useWaking(place, gate.open);
  return (
    <div ref={place}>
      <Suspense fallback={fallback}>
        <Gate opened={gate.opened}>{children}</Gate>
      </Suspense>
    </div>
  );
}

interface GateState {
  opened: Promise<void>;
  open: () => void;
}

// Settled for `use()`, which reads `status` and does not wait.
const openGate: GateState = { opened: Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined }), open: () => undefined };

function closedGate(): GateState {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

function Gate({ opened, children }: { opened: Promise<void>; children: ReactNode }) {
  use(opened);
  return children;
}

const touches = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

function useWaking(place: RefObject<HTMLElement | null>, open: () => void): void {
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) open();
      },
      { rootMargin: '200px' },
    );
    if (place.current) seen.observe(place.current);
    for (const touch of touches) window.addEventListener(touch, open, { once: true, passive: true });
    return () => {
      seen.disconnect();
      for (const touch of touches) window.removeEventListener(touch, open);
    };
  }, [place, open]);
}
