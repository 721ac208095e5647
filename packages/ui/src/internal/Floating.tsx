import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { cx } from './cx.ts';
import { mergeRefs } from './merge-refs.ts';
import * as s from './floating.css.ts';

type FloatingProps = ComponentPropsWithRef<'div'> & {
  open: boolean;
  /** The element it hangs under, or above where there is more room. */
  anchor: HTMLElement | null;
  /** As wide as its anchor, at least. */
  matchWidth?: boolean;
  /** A press outside, or Escape. */
  onClose: () => void;
  children: ReactNode;
};

const GAP = 6;
const EDGE = 8;

/** A panel in the top layer beside a field: no dialog and no scrolling box cuts it off. */
export const Floating = ({
  open,
  anchor,
  matchWidth = false,
  onClose,
  className,
  ref,
  children,
  ...rest
}: FloatingProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const floating = panel.current;
    if (!open || !floating || !anchor) return undefined;
    floating.showPopover();
    const place = () => {
      const at = anchor.getBoundingClientRect();
      // What the keyboard of a phone leaves free.
      const view = window.visualViewport;
      const top = view?.offsetTop ?? 0;
      const bottom = top + (view?.height ?? window.innerHeight);
      const below = bottom - at.bottom - GAP - EDGE;
      const above = at.top - top - GAP - EDGE;
      const wanted = floating.scrollHeight;
      const under = below >= Math.min(wanted, 240) || below >= above;
      const right = document.documentElement.clientWidth - EDGE;
      const set = (name: string, value: string) => floating.style.setProperty(name, value);
      if (matchWidth) set('width', `${Math.round(at.width)}px`);
      set('max-height', `${Math.max(120, Math.round(under ? below : above))}px`);
      const { width, height } = floating.getBoundingClientRect();
      set('left', `${Math.round(Math.max(EDGE, Math.min(at.left, right - width)))}px`);
      set('top', `${Math.round(under ? at.bottom + GAP : at.top - GAP - height)}px`);
    };
    place();
    const sized = new ResizeObserver(place);
    sized.observe(floating);
    sized.observe(anchor);
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('scroll', place, { capture: true, passive: true, signal });
    window.visualViewport?.addEventListener('resize', place, { signal });
    const onPointerDown = ({ target }: PointerEvent) => {
      const inside =
        target instanceof Node && (floating.contains(target) || anchor.contains(target));
      if (!inside) close.current();
    };
    document.addEventListener('pointerdown', onPointerDown, { signal });
    // Before everyone else, or the dialog around a field would close with its list.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      close.current();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true, signal });
    return () => {
      ended.abort();
      sized.disconnect();
      if (floating.isConnected) floating.hidePopover();
    };
  }, [open, anchor, matchWidth]);

  return (
    <div
      ref={mergeRefs(panel, ref)}
      popover="manual"
      // A press on its ground keeps the focus inside.
      tabIndex={-1}
      className={cx(s.panel, className)}
      {...rest}
    >
      {open ? children : null}
    </div>
  );
};
