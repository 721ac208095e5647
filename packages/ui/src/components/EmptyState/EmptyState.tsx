import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from '../Drawing/Drawing.tsx';
import { cx } from '../../internal/cx.ts';
import * as s from './EmptyState.css.ts';

export type EmptyStateProps = {
  title: string;
  /** What this place is for. */
  text?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  drawing?: DrawingName | null;
  /** `page` for a whole screen, `section` within one. */
  size?: 'page' | 'section';
  /** The level of the title in the page's outline. */
  level?: 1 | 2 | 3;
};

/** Says what an empty place is for, and offers the next step. */
export const EmptyState = ({
  title,
  text,
  action,
  drawing = 'chair',
  size = 'section',
  level = 2,
}: EmptyStateProps) => {
  const Title = `h${level}` as const;
  return (
    <div className={cx(s.root, s.size[size])}>
      {drawing ? <Drawing name={drawing} /> : null}
      <Title className={s.title}>{title}</Title>
      {text ? <p className={s.text}>{text}</p> : null}
      {action ? <div className={s.actions}>{action}</div> : null}
    </div>
  );
};
