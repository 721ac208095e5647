import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { FieldError } from '../Field/FieldError.tsx';
import * as s from './Checkbox.css.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> & {
  /** The words beside it; they press it too. */
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Some of what it stands for is ticked. */
  indeterminate?: boolean;
};

/** Yes or no, or several of many. */
export const Checkbox = ({
  children,
  hint,
  error,
  indeterminate = false,
  className,
  ref,
  ...rest
}: CheckboxProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const describedBy = [rest['aria-describedby'], hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className}>
      <label className={s.root}>
        <input
          {...rest}
          ref={mergeRefs(input, ref)}
          type="checkbox"
          className={s.control}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={describedBy || undefined}
        />
        <span className={s.words}>
          {children}
          {hint ? (
            <span id={`${id}-hint`} className={s.hint}>
              {hint}
            </span>
          ) : null}
        </span>
      </label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
};
