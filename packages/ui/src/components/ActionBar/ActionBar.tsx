import type { ReactNode } from 'react';
import { heightOnRoot } from '../../internal/height-on-root.ts';
import * as s from './ActionBar.css.ts';

export type ActionBarProps = {
  label: string;
  /** What the actions are about: a sum, a choice. */
  children?: ReactNode;
  /** One or two buttons. */
  actions: ReactNode;
};

// Toasts and the foot of the page keep clear of it.
const tellHeight = heightOnRoot('--action-bar-height');

/** The page's own action under the thumb, in place of the `BottomBar`. Gone from 993 px up. */
export const ActionBar = ({ label, children, actions }: ActionBarProps) => (
  <section ref={tellHeight} aria-label={label} className={s.root} data-action-bar>
    <div className={s.content}>
      {children ? <div className={s.words}>{children}</div> : null}
      <div className={s.actions}>{actions}</div>
    </div>
  </section>
);
