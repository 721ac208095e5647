import { CornerDownRight, Hourglass, MoveRight, UserRound } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './NextStep.css.ts';

export type NextStepProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The name of the block, e.g. “Bước tiếp theo”. */
  label: string;
  /** What happens next, one sentence. */
  what: ReactNode;
  /** Who has to act, e.g. `{ label: 'Ai làm', text: 'Người bán' }`. */
  who?: { label: string; text: ReactNode };
  /** Until when. `soon` when the time is nearly up; `left` says how much there is, e.g. “còn 5 giờ”. */
  until?: { label: string; text: string; iso: string; left?: ReactNode; soon?: boolean };
  /** What happens when nobody acts. */
  otherwise?: ReactNode;
  /** The reader has to act: the block comes forward. */
  yours?: boolean;
  /** The button that does it. */
  action?: ReactNode;
};

/** What happens next: who acts, until when, and what otherwise. */
export const NextStep = ({
  label,
  what,
  who,
  until,
  otherwise,
  yours = false,
  action,
  className,
  ...rest
}: NextStepProps) => (
  <section aria-label={label} className={cx(s.root, yours && s.yours, className)} {...rest}>
    <p className={cx(s.label, yours && s.labelYours)} aria-hidden>
      <MoveRight size={16} strokeWidth={1.75} />
      {label}
    </p>
    <p className={s.what}>{what}</p>
    {who || until ? (
      <dl className={s.facts}>
        {who ? (
          <div className={s.fact}>
            <dt className={s.term}>
              <UserRound size={15} strokeWidth={1.75} aria-hidden />
              {who.label}
            </dt>
            <dd>{who.text}</dd>
          </div>
        ) : null}
        {until ? (
          <div className={s.fact}>
            <dt className={s.term}>
              <Hourglass size={15} strokeWidth={1.75} aria-hidden />
              {until.label}
            </dt>
            <dd className={cx(s.until, until.soon && s.soon)}>
              <time dateTime={until.iso}>{until.text}</time>
              {until.left ? <span className={s.left}>{until.left}</span> : null}
            </dd>
          </div>
        ) : null}
      </dl>
    ) : null}
    {otherwise ? (
      <p className={s.otherwise}>
        <CornerDownRight size={15} strokeWidth={1.75} className={s.sign} aria-hidden />
        <span>{otherwise}</span>
      </p>
    ) : null}
    {action ? <div className={s.action}>{action}</div> : null}
  </section>
);
