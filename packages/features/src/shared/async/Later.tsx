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
import { asleep } from './Later.css.ts';
import type { Part } from './part.ts';
import { useHydrating } from './useHydrating.ts';

/** Stories want everything at once. */
export const EagerContext = createContext(false);

/** On the server: notes which parts a page shows, and which of them need their styles before they wake. */
export const ShownPartsContext = createContext<Map<string, 'now' | 'later'> | undefined>(undefined);

interface LaterProps<Props> {
  part: Part<Props>;
  props: Props;
  /**
   * `touch`: in the first window; at the visitor's first touch, key or scroll. `near`: below it; at the same moments,
   * or when it comes near the window. Its styles wait as well, and it stays hidden until it has them.
   */
  wake: 'near' | 'touch';
  /** As large as what comes; shown only where the server has not rendered it. */
  fallback?: ReactNode;
}

/**
 * A part of the page that the server renders and the browser wakes up later. Until then its HTML stands there, its
 * links work, and its code has not been fetched: the first load pays for the first window only.
 */
export function Later<Props extends object>({
  part,
  props,
  wake,
  fallback = null,
}: LaterProps<Props>) {
  const hydrating = useHydrating();
  const eager = use(EagerContext);
  const below = wake === 'near';
  use(ShownPartsContext)?.set(part.file, below ? 'later' : 'now');
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(() =>
    eager || typeof window === 'undefined' || (wake === 'touch' && !hydrating)
      ? openGate
      : closedGate(),
  );
  const [awake, setAwake] = useState(!hydrating);

  useEffect(() => {
    if (gate === openGate || !place.current) return;
    const lost = rememberPress(place.current);
    return whenWoken(place.current, wake, () => {
      void part.load().finally(() => {
        gate.open();
        startTransition(() => setAwake(true));
        // What was pressed while it slept happens now.
        setTimeout(lost.replay);
      });
    });
  }, [gate, part, wake]);

  const { Component } = part;
  const content = (
    <Suspense fallback={fallback}>
      <Gate opened={gate.opened}>
        <Component {...props} />
      </Gate>
    </Suspense>
  );
  // A sleeping part must not be rendered anew: React would throw the server's HTML away and show the fallback.
  const [first] = useState(content);
  return (
    <div ref={place} className={below && !awake ? asleep : undefined}>
      {awake ? content : first}
    </div>
  );
}

interface GateState {
  opened: Promise<void>;
  open: () => void;
}

// Settled for `use()`, which reads `status` and does not wait.
const openGate: GateState = {
  opened: Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined }),
  open: () => undefined,
};

function closedGate(): GateState {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

function Gate({ opened, children }: { opened: Promise<void>; children: ReactNode }) {
  use(opened);
  return children;
}

const touches = [
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  'touchstart',
  'wheel',
  'scroll',
] as const;

function whenWoken(
  place: HTMLElement,
  wake: LaterProps<object>['wake'],
  run: () => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && once(),
    { rootMargin: '200px' },
  );
  const stop = () => {
    observer.disconnect();
    for (const touch of touches) window.removeEventListener(touch, once);
  };
  const once = () => {
    stop();
    run();
  };
  if (wake === 'near') observer.observe(place);
  for (const touch of touches) window.addEventListener(touch, once, { passive: true });
  return stop;
}

/** A button pressed before its code is there would do nothing: remember it, and press it once more. */
function rememberPress(place: HTMLElement): { replay: () => void } {
  let pressed: HTMLElement | null = null;
  const remember = (event: Event) => {
    pressed = event.target instanceof Element ? event.target.closest('button') : null;
  };
  place.addEventListener('click', remember);
  return {
    replay: () => {
      place.removeEventListener('click', remember);
      if (pressed?.isConnected) pressed.click();
    },
  };
}
