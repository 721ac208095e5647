import { lazy, Suspense, type ReactNode, type RefObject } from 'react';
import { useOnceOpen } from '../../internal/use-once-open.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One or two sentences under the title, read aloud when it opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** The actions, the main one last. */
  footer?: ReactNode;
  /** The name of the closing cross. */
  closeLabel: string;
  /** `sm` 420, `md` 560, `lg` 800, `full` the window. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** The title is read aloud but not seen. */
  hideTitle?: boolean;
  /** `alert` for what cannot be undone: it has no cross, and a click beside it does not close it. */
  kind?: 'dialog' | 'alert';
  /** Where focus goes first: the window itself, or the first action of an `alert`, unless given. */
  initialFocus?: RefObject<HTMLElement | null>;
};

const load = () => import('./DialogSurface.tsx');
const Surface = lazy(() => load().then((module) => ({ default: module.DialogSurface })));

/** Fetches the dialog's code ahead of its first opening, e.g. when a pointer nears the trigger. */
export const preloadDialog = (): void => {
  void load();
};

/** A modal window. Its code is fetched when it first opens. */
export const Dialog = (props: DialogProps) =>
  useOnceOpen(props.open) ? (
    <Suspense fallback={null}>
      <Surface {...props} />
    </Suspense>
  ) : null;
