import { useId, useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { FieldContext, type FieldControl } from './control.ts';
import * as s from './Field.css.ts';
import { FieldError } from './FieldError.tsx';

export type FieldGroupProps = ComponentPropsWithRef<'fieldset'> & {
  legend: ReactNode;
  /** After the legend, e.g. “(không bắt buộc)”. */
  mark?: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Set by a form. */
  bound?: FieldControl['bound'];
};

/** A Field whose control is several: two dates, stars, pictures. */
export const FieldGroup = ({
  id,
  legend,
  mark,
  hint,
  error,
  required = false,
  bound,
  className,
  children,
  ...rest
}: FieldGroupProps) => {
  const made = useId();
  const groupId = id ?? made;
  const hintId = `${groupId}-hint`;
  const errorId = `${groupId}-error`;
  const invalid = Boolean(error);
  const describedBy = [hint && hintId, invalid && errorId].filter(Boolean).join(' ') || undefined;
  const control = useMemo<FieldControl>(
    () => ({
      id: `${groupId}-control`,
      describedBy: undefined,
      invalid,
      required,
      ...(bound ? { bound } : {}),
    }),
    [groupId, invalid, required, bound],
  );
  return (
    <fieldset
      id={groupId}
      aria-describedby={describedBy}
      className={cx(s.root, s.group, className)}
      {...rest}
    >
      <legend className={cx(s.label, s.legend)}>
        {legend}
        {mark ? <span className={s.mark}> {mark}</span> : null}
      </legend>
      {hint ? (
        <p id={hintId} className={s.hint}>
          {hint}
        </p>
      ) : null}
      <FieldContext value={control}>{children}</FieldContext>
      {invalid ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
};
