import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Drawing, type DrawingName } from '../Drawing/Drawing.tsx';
import { Button } from '../Button/Button.tsx';
import * as s from './ErrorState.css.ts';

export type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** What to do now. */
  text?: ReactNode;
  /** What was kept, e.g. “Giỏ hàng của bạn vẫn còn nguyên.” */
  kept?: ReactNode;
  /** The way to try again; `retrying` while it runs. */
  retry?: { label: string; onRetry: () => void; retrying?: boolean };
  /** Another way on: a link. */
  action?: ReactNode;
  /** What to quote to support, e.g. “Mã yêu cầu: 7f3a”. */
  reference?: string;
  drawing?: DrawingName | null;
  /** `page`, `section`, or `inline`: one row in a list. */
  size?: 'page' | 'section' | 'inline';
  /** Of its title as a heading; a row in a list is none. */
  level?: 1 | 2 | 3;
};

/** Says what happened, what was kept and what to do now. */
export const ErrorState = ({
  title,
  text,
  kept,
  retry,
  action,
  reference,
  drawing = 'rain',
  size = 'section',
  level = 2,
}: ErrorStateProps) => {
  const Title = size === 'inline' ? 'p' : (`h${level}` as const);
  return (
    <div className={cx(s.root, s.size[size])} role="alert">
      {drawing && size !== 'inline' ? <Drawing name={drawing} /> : null}
      <div className={s.words}>
        <Title className={s.title[size]}>{title}</Title>
        {text ? <p className={s.text}>{text}</p> : null}
        {kept ? <p className={s.kept}>{kept}</p> : null}
      </div>
      {retry || action ? (
        <div className={s.actions[size]}>
          {retry ? (
            <Button variant="secondary" loading={retry.retrying} onClick={retry.onRetry}>
              <RotateCw size={18} strokeWidth={1.75} aria-hidden />
              {retry.label}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
      {reference ? <p className={s.reference}>{reference}</p> : null}
    </div>
  );
};
