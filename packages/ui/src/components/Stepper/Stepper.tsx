import { Check, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { LinkBase } from '../Link/LinkBase.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './Stepper.css.ts';

export type StepState = 'done' | 'current' | 'todo' | 'failed';

export type Step = {
  id: string;
  label: string;
  state: StepState;
  /** A second, quieter line, such as what was chosen. */
  hint?: ReactNode;
  /** Where a step that may be visited leads. */
  href?: string;
};

export type StepperProps = Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'> & {
  /** The name of the steps, e.g. “Các bước đặt hàng”. */
  label: string;
  /** Where one is, in words, for narrow places: “Bước 2 trên 4”. */
  position: string;
  /** What the marks say to who cannot see them, e.g. `{ done: 'đã xong', … }`. */
  stateLabels: Readonly<Record<StepState, string>>;
  steps: readonly Step[];
  /** `row` over a page, folded to the current step where it is narrow; `column` beside it. */
  look?: 'row' | 'column';
};

const Mark = ({ state, number }: { state: StepState; number: number }) => (
  <span className={cx(s.mark, s.state[state])} aria-hidden>
    {state === 'done' ? (
      <Check size={15} strokeWidth={2.25} />
    ) : state === 'failed' ? (
      <TriangleAlert size={15} strokeWidth={2} />
    ) : (
      number
    )}
  </span>
);

/** Where one is among the steps of a task, which are done, and which one may go back to. */
export const Stepper = ({
  label,
  position,
  stateLabels,
  steps,
  look = 'row',
  className,
  ...rest
}: StepperProps) => (
  <nav aria-label={label} className={cx(s.root, className)} {...rest}>
    {look === 'row' ? (
      <p className={s.position} aria-hidden>
        {position}
      </p>
    ) : null}
    <ol
      className={s.list[look]}
      style={{ gridTemplateColumns: look === 'row' ? `repeat(${steps.length}, 1fr)` : undefined }}
    >
      {steps.map((step, at) => {
        const body = (
          <>
            <Mark state={step.state} number={at + 1} />
            <span className={s.words}>
              <span className={step.state === 'current' ? s.labelCurrent : s.label}>
                {step.label}
              </span>
              <VisuallyHidden> ({stateLabels[step.state]})</VisuallyHidden>
              {step.hint ? <span className={s.hint}>{step.hint}</span> : null}
            </span>
          </>
        );
        return (
          <li
            key={step.id}
            className={cx(s.step[look], step.state === 'current' && s.current[look])}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            {step.href && step.state !== 'current' ? (
              <LinkBase className={cx(s.body[look], s.link)} href={step.href}>
                {body}
              </LinkBase>
            ) : (
              <span className={s.body[look]}>{body}</span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
