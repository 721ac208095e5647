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
  return (
    <span className={cx(s.box, className)}>
      <select className={cx(s.control, s.size[size], own.select)} {...control}>
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
