import {
  Suspense,
  createContext,
  lazy,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useHeld } from '../../internal/use-held.ts';
import type { ToastContent } from './Toast.tsx';
import * as s from './ToastRegion.css.ts';

export type Shown = ToastContent & { id: number; duration: number };

export type ToastApi = {
  /** Shows a message and returns its id. `duration` in ms; with an action it stays longer. */
  show: (content: ToastContent & { duration?: number }) => number;
  dismiss: (id: number) => void;
};

export type ToastProviderProps = {
  /** The name of the region, e.g. “Thông báo”. */
  label: string;
  closeLabel: string;
  children: ReactNode;
};

// Fetched with the first message: most pages never show one.
const ShownToast = lazy(async () => ({ default: (await import('./ShownToast.tsx')).ShownToast }));

const PLAIN_MS = 5000;
const WITH_ACTION_MS = 10000;
/** More would cover what the messages are about. */
const AT_ONCE = 3;

const ToastContext = createContext<ToastApi | null>(null);

/** Shows short messages over every screen; they wait while a pointer or focus is on them. */
export const ToastProvider = ({ label, closeLabel, children }: ToastProviderProps) => {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const { ref, held } = useHeld<HTMLElement>();
  const last = useRef(0);

  const dismiss = useCallback(
    (id: number) => setShown((all) => all.filter((toast) => toast.id !== id)),
    [],
  );
  const show = useCallback<ToastApi['show']>(({ duration, ...content }) => {
    last.current += 1;
    const id = last.current;
    const stays = duration ?? (content.action ? WITH_ACTION_MS : PLAIN_MS);
    setShown((all) => [...all, { ...content, id, duration: stays }].slice(-AT_ONCE));
    return id;
  }, []);
  const api = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  return (
    <ToastContext value={api}>
      {children}
      <section ref={ref} aria-label={label} className={s.region}>
        <ol className={s.list} aria-live="polite" aria-relevant="additions">
          <Suspense>
            {shown.map((toast) => (
              <ShownToast
                key={toast.id}
                toast={toast}
                held={held}
                closeLabel={closeLabel}
                onDone={dismiss}
              />
            ))}
          </Suspense>
        </ol>
      </section>
    </ToastContext>
  );
};

/** @throws Error outside a `ToastProvider`. */
export const useToast = (): ToastApi => {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
};
