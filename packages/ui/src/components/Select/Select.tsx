import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { useControl } from '../Field/control.ts';
import * as s from '../Input/box.css.ts';
import * as own from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export type SelectProps = Omit<
  ComponentPropsWithRef<'select'>,
  'size' | 'multiple' | 'children'
> & {
  size?: keyof typeof s.size;
  options: readonly SelectOption[];
  /** First, with the empty value: “Chọn tỉnh, thành phố”. */
  placeholder?: string;
};

/** One of several, through the device's own list: the best one there is on a phone. */
export const Select = ({ size = 'md', options, placeholder, className, ...props }: SelectProps) => {
  const control = useControl(props);
  const chosen =
    options.find(({ value }) => value === control.value)?.label ??
    (control.value === '' ? placeholder : undefined);
  return (
    <span className={cx(s.box, className)}>
      {chosen === undefined ? null : (
        // The browser writes the choice on one line and cuts it: here it breaks instead.
        <span className={cx(own.words, control.value === '' && own.none)} aria-hidden>
          {chosen}
        </span>
      )}
      <select
        className={cx(s.control, s.size[size], own.select, chosen !== undefined && own.unread)}
        {...control}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className={own.option}
          >
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={own.chevron} strokeWidth={1.75} aria-hidden />
    </span>
  );
};
