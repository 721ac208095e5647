import { useId, useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FieldContext, labelId, type FieldControl } from './control.ts';
import * as s from './Field.css.ts';
import { FieldError } from './FieldError.tsx';

export type FieldProps = Omit<ComponentPropsWithRef<'div'>, 'id'> & {
  /** Of the control; made up if left out. */
  id?: string;
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  /** After the label, e.g. “(không bắt buộc)”. */
  mark?: string;
  /** At the end of the label's line, such as a link. */
  labelEnd?: ReactNode;
  /** Helps before something goes wrong. */
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** At the end below the control, such as “12 / 200”. */
  end?: ReactNode;
  /** Set by a form. */
  bound?: FieldControl['bound'];
  /** One control: an Input, a Select, a DateField… */
  children: ReactNode;
};

/** Label, hint, control, error: tied together for eye and ear. */
export const Field = ({
  id,
  label,
  labelHidden,
  mark,
  labelEnd,
  hint,
  error,
  required = false,
  end,
  bound,
  className,
  children,
  ...rest
}: FieldProps) => {
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const invalid = Boolean(error);
  const describedBy = [hint && hintId, invalid && errorId].filter(Boolean).join(' ') || undefined;
  const control = useMemo<FieldControl>(
    () => ({ id: controlId, describedBy, invalid, required, ...(bound ? { bound } : {}) }),
    [controlId, describedBy, invalid, required, bound],
  );
  const labelElement = (
    <label id={labelId(controlId)} htmlFor={controlId} className={s.label}>
      {label}
      {mark ? <span className={s.mark}> {mark}</span> : null}
    </label>
  );
  return (
    <div className={cx(s.root, className)} {...rest}>
      {labelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={s.top}>
          {labelElement}
          {labelEnd}
        </div>
      )}
      {hint ? (
        <p id={hintId} className={s.hint}>
          {hint}
        </p>
      ) : null}
      <FieldContext value={control}>{children}</FieldContext>
      {invalid || end ? (
        <div className={s.bottom}>
          {invalid ? <FieldError id={errorId}>{error}</FieldError> : null}
          {end ? <span className={cx(s.hint, s.end)}>{end}</span> : null}
        </div>
      ) : null}
    </div>
  );
};
