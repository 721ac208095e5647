import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as s from './ActionBar.css.ts';

export type ActionBarProps = {
  label: string;
  /** What the actions are about: a sum, a choice. */
  children?: ReactNode;
  /** One or two buttons. */
  actions: ReactNode;
};

/** The page's own action under the thumb, in place of the `BottomBar`. Gone from 993 px up. */
export const ActionBar = ({ label, children, actions }: ActionBarProps) => {
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const bar = root.current;
    if (!bar) return undefined;
    const page = document.documentElement.style;
    // Toasts and the foot of the page keep clear of it, however high its letters make it.
    const observer = new ResizeObserver(() => {
      const height = bar.offsetHeight;
      if (height > 0) page.setProperty('--action-bar-height', `${height}px`);
      else page.removeProperty('--action-bar-height');
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      page.removeProperty('--action-bar-height');
    };
  }, []);
  return (
    <section ref={root} aria-label={label} className={s.root} data-action-bar>
      <div className={s.content}>
        {children ? <div className={s.words}>{children}</div> : null}
        <div className={s.actions}>{actions}</div>
      </div>
    </section>
  );
};
