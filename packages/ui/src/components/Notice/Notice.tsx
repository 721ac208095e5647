import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { Tone } from '../Badge/Badge.tsx';
import { toneIcons } from '../StatusBadge/tone-icons.ts';
import * as s from './Notice.css.ts';

export type NoticeProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  tone?: Tone;
  title?: ReactNode;
  /** At the end: a quiet button or a link. */
  action?: ReactNode;
};

/** Something to know about this place: what happened, what was kept, what to do now. */
export const Notice = ({
  tone = 'info',
  title,
  action,
  className,
  children,
  ...rest
}: NoticeProps) => {
  const Icon = toneIcons[tone];
  return (
    <div className={cx(s.root, s.tone[tone], className)} {...rest}>
      <Icon size={18} strokeWidth={1.75} className={s.icon} aria-hidden />
      <div className={s.body}>
        {title ? <p className={s.title}>{title}</p> : null}
        {children}
      </div>
      {action ? <div className={s.end}>{action}</div> : null}
    </div>
  );
};
