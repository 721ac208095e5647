import {
  type ReactNode,
  Suspense,
  createContext,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { announceHydrated, announceHydrating } from './hydration.ts';
import type { LazyIsland } from './lazy-island.ts';
import { useHydrating } from './useHydrating.ts';

/** On the server, and only there: notes the files of the islands that a page shows, whose styles the document links. */
export const ShownIslandsContext = createContext<Set<string> | undefined>(undefined);

interface IslandProps<Props> {
  island: LazyIsland<Props>;
  props: Props;
  /** As large as what comes; shown only where the server has not rendered it. */
  fallback?: ReactNode;
}

/**
 * A part of the page below the first window, which the server renders and the browser hydrates when it is half a window's height
 * away, or when it is touched. Its HTML, its styles and its links are there from the start; only its code comes later.
 * A page that is reached by a link renders it at once.
 */
export function Island<Props extends object>({
  island,
  props,
  fallback = null,
}: IslandProps<Props>) {
  const hydrating = useHydrating();
  use(ShownIslandsContext)?.add(island.file);
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(closedGate);
  const [fromServer] = useState(hydrating);
  const [hydrated, setHydrated] = useState(!hydrating);

  useEffect(() => {
    if (!fromServer) return;
    // The mark is gone from the document by now.
    if (hydrated) return announceHydrated();
    return whenNeeded(place.current, async () => {
      await island.load();
      announceHydrating();
      gate.open();
    });
  }, [gate, island, fromServer, hydrated]);

  const { Component } = island;
  const content = (
    <Suspense fallback={fallback}>
      <Gate opened={gate.opened}>
        <Component {...props} />
        <Hydrated onHydrated={setHydrated} />
      </Gate>
    </Suspense>
  );
  // Until it is hydrated it keeps its first element: React throws the server's HTML away for new props and shows the fallback.
  const [first] = useState(content);
  return (
    <div ref={place} data-dehydrated={hydrated ? undefined : ''}>
      {hydrated ? content : first}
    </div>
  );
}

/** Keeps hydration from going on until it is opened. What is rendered anew, or on the server, passes. */
function Gate({ opened, children }: { opened: Promise<void>; children: ReactNode }) {
  const onServer = use(ShownIslandsContext) !== undefined;
  const hydrating = useHydrating();
  // Kept: whoever has called `use` goes on calling it, or React takes the next render for a mistake.
  const [waits] = useState(hydrating && !onServer);
  if (waits) use(opened);
  return children;
}

function Hydrated({ onHydrated }: { onHydrated: (hydrated: true) => void }) {
  useEffect(() => startTransition(() => onHydrated(true)), [onHydrated]);
  return null;
}

interface GateState {
  opened: Promise<void>;
  open: () => void;
}

function closedGate(): GateState {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Runs `hydrate` once the element is less than half a window's height away from the window, or touched. When that fails, as on a
 * lost connection, the next touch tries again.
 */
function whenNeeded(place: HTMLElement | null, hydrate: () => Promise<void>): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let running = false;
  const run = async () => {
    if (running) return;
    running = true;
    try {
      await hydrate();
      ended.abort();
    } catch {
      running = false;
    }
  };
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void run();
    },
    { rootMargin: '50% 0px' },
  );
  if (place) near.observe(place);
  // At the window, and before everybody else: React stops an event on what is not hydrated at the root.
  for (const touch of touches) {
    window.addEventListener(
      touch,
      ({ target }) => {
        if (target instanceof Node && place?.contains(target)) void run();
      },
      { capture: true, passive: true, signal },
    );
  }
  return () => {
    near.disconnect();
    ended.abort();
  };
}
