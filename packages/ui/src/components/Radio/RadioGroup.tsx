import {
  createContext,
  use,
  useId,
  useMemo,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as c from '../Checkbox/Checkbox.css.ts';
import * as s from './Radio.css.ts';

interface Group {
  name: string;
  value: string | null | undefined;
  cards: boolean;
  disabled: boolean;
  choose: (value: string) => void;
}

const GroupContext = createContext<Group | null>(null);

export type RadioGroupProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> & {
  /** The question. */
  legend: ReactNode;
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Made up if left out. */
  name?: string;
  value: string | null | undefined;
  onChange: (value: string) => void;
  /** `cards` for choices that need a sentence, such as ways to pay. */
  layout?: keyof typeof s.list;
  disabled?: boolean;
};

/** One of a few, all in sight. */
export const RadioGroup = ({
  legend,
  legendHidden,
  hint,
  error,
  name,
  value,
  onChange,
  layout = 'stack',
  disabled = false,
  className,
  children,
  ...rest
}: RadioGroupProps) => {
  const id = useId();
  const group = useMemo<Group>(
    () => ({ name: name ?? id, value, cards: layout === 'cards', disabled, choose: onChange }),
    [name, id, value, layout, disabled, onChange],
  );
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      role="radiogroup"
      className={cx(s.group, className)}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
      {...rest}
    >
      <legend className={s.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className={s.hint}>
          {hint}
        </p>
      ) : null}
      <div className={s.list[layout]}>
        <GroupContext value={group}>{children}</GroupContext>
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
};

export type RadioProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'checked' | 'onChange' | 'name'
> & {
  value: string;
  children: ReactNode;
  hint?: ReactNode;
  /** At the end of the line, such as a price or a mark. */
  end?: ReactNode;
};

/** One choice of a RadioGroup. */
export const Radio = ({ value, children, hint, end, disabled, className, ...rest }: RadioProps) => {
  const group = use(GroupContext);
  if (!group) throw new Error('Radio stands outside a RadioGroup');
  return (
    <label className={cx(c.root, group.cards && s.card, className)}>
      <input
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        onChange={() => group.choose(value)}
        disabled={disabled ?? group.disabled}
        className={s.control}
        {...rest}
      />
      <span className={cx(c.words, s.words)}>
        {children}
        {hint ? <span className={c.hint}>{hint}</span> : null}
      </span>
      {end ? <span className={s.end}>{end}</span> : null}
    </label>
  );
};
