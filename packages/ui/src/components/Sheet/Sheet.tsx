import { lazy, Suspense, type ReactNode } from 'react';
import { useOnceOpen } from '../../internal/use-once-open.ts';

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Stays at the foot while the content scrolls. */
  footer?: ReactNode;
  closeLabel: string;
  /** The edge on wide screens; on phones it always comes from below. */
  side?: 'start' | 'end';
  /** `md` 400, `lg` 560 on wide screens. */
  size?: 'md' | 'lg';
  /** Opens at the first control that is wrong, where there is one, instead of at the title. */
  focusInvalid?: boolean;
};

const load = () => import('./SheetSurface.tsx');
const Surface = lazy(() => load().then((module) => ({ default: module.SheetSurface })));

/** Fetches the sheet's code ahead of its first opening. */
export const preloadSheet = (): void => {
  void load();
};

/** A panel over the page: from below on phones, from the side on wide screens. Fetched when first opened. */
export const Sheet = (props: SheetProps) =>
  useOnceOpen(props.open) ? (
    <Suspense fallback={null}>
      <Surface {...props} />
    </Suspense>
  ) : null;
