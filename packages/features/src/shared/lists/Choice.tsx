import { Menu } from '@hien/ui';
import { ChevronDown } from 'lucide-react';
import * as s from './choices.css.ts';

interface ChoiceProps<Value extends string> {
  label: string;
  /** The choice of everything, first; none where one of the values is always chosen. */
  all?: string;
  value: Value | null;
  options: readonly { readonly value: Value; readonly label: string }[];
  href: (value: Value | null) => string;
}

/** One question with many answers, each the list's address with it. */
export function Choice<Value extends string>({
  label,
  all,
  value,
  options,
  href,
}: ChoiceProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  const everything = all === undefined ? [] : [{ value: null, label: all }];
  return (
    <Menu
      align="end"
      renderTrigger={(props) => (
        <button {...props} className={s.choice} data-chosen={(all && chosen) || undefined}>
          <span className={s.choiceLabel}>{label}</span>
          <span>{chosen?.label ?? all}</span>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
      items={[...everything, ...options].map((option) => ({
        kind: 'link',
        id: option.value ?? 'all',
        label: option.label,
        href: href(option.value),
        current: option.value === value,
      }))}
    />
  );
}
