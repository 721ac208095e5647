import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { TableLabels } from './labels.ts';
import * as s from './TableBar.css.ts';

type TableFootProps = {
  selected: number;
  actions: ReactNode;
  onClear: () => void;
  labels: TableLabels;
  /** How many rows are shown; null while nobody knows. */
  count: number | null;
  children?: ReactNode;
};

/** Below the rows, always there: how many they are, or what can be done with those ticked. */
export const TableFoot = ({
  selected,
  actions,
  onClear,
  labels,
  count,
  children,
}: TableFootProps) => (
  <div className={cx(s.foot, selected > 0 && s.footOn)}>
    <p className={s.count} aria-live="polite">
      {selected > 0 ? labels.selected(selected) : count === null ? '' : labels.count(count)}
    </p>
    {selected > 0 ? (
      <div className={s.actions}>
        {actions}
        <IconButton
          size="sm"
          label={labels.clearSelection}
          icon={<X size={18} strokeWidth={1.75} aria-hidden />}
          onClick={onClear}
        />
      </div>
    ) : (
      children
    )}
  </div>
);
