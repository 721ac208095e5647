import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { LinkBase } from '../Link/LinkBase.tsx';
import * as s from './BottomBar.css.ts';

export type BottomBarItem = {
  label: string;
  href: string;
  /** An icon of 22 px; `currentIcon` takes its place where the page is. */
  icon: ReactNode;
  currentIcon?: ReactNode;
  current?: boolean;
  /** A number, or a dot for “something new”; `label` says it in words. */
  badge?: { text: string | null; label: string };
};

export type BottomBarProps = {
  label: string;
  /** Five at most: more cannot be hit with a thumb. */
  items: readonly BottomBarItem[];
};

/** The destinations of a phone, under the thumb. Gone from 768 px up. */
export const BottomBar = ({ label, items }: BottomBarProps) => (
  <nav aria-label={label} className={s.root}>
    <ul className={s.list}>
      {items.map((item) => (
        <li key={item.href} className={s.slot}>
          <LinkBase
            className={cx(s.link, item.current && s.current)}
            href={item.href}
            aria-current={item.current ? 'page' : undefined}
          >
            <span className={s.icon}>
              <span aria-hidden>{item.current ? (item.currentIcon ?? item.icon) : item.icon}</span>
              {item.badge ? (
                <span className={item.badge.text === null ? s.dot : s.badge}>
                  <span aria-hidden>{item.badge.text}</span>
                  <span className={s.hidden}>{item.badge.label}</span>
                </span>
              ) : null}
            </span>
            <span className={s.text}>{item.label}</span>
          </LinkBase>
        </li>
      ))}
    </ul>
  </nav>
);
