import { Moon, Sun } from 'lucide-react';
import * as s from './ThemeToggle.css.ts';

export type ThemeToggleProps = {
  mode: 'light' | 'dark';
  onChange: (mode: 'light' | 'dark') => void;
  /** E.g. “Giao diện tối”; pressed while it is dark. */
  label: string;
};

export const ThemeToggle = ({ mode, onChange, label }: ThemeToggleProps) => {
  const Icon = mode === 'dark' ? Sun : Moon;
  return (
    <button
      type="button"
      className={s.button}
      aria-label={label}
      aria-pressed={mode === 'dark'}
      onClick={() => onChange(mode === 'dark' ? 'light' : 'dark')}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
};
