import { Columns3 } from 'lucide-react';
import { useId, useState } from 'react';
import { useAnchored } from '../../internal/use-anchored.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { toggled } from './table-state.ts';
import * as s from './TableBar.css.ts';

type ColumnChoiceProps = {
  label: string;
  columns: readonly { id: string; header: string; always?: boolean }[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
};

/** Which columns are seen: a list of ticks on the browser's own popover, which stays open between ticks. */
export const ColumnChoice = ({ label, columns, hidden, onChange }: ColumnChoiceProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { setAnchor, setFloating } = useAnchored<HTMLButtonElement, HTMLFieldSetElement>(
    open,
    'bottom-end',
  );
  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        className={s.button}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
      >
        <Columns3 size={18} strokeWidth={1.75} aria-hidden />
        <span className={s.buttonWords}>{label}</span>
      </button>
      <fieldset
        ref={setFloating}
        id={id}
        popover="auto"
        className={s.panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <legend className={s.legend}>{label}</legend>
        <div className={s.choices}>
          {columns.map((column) => (
            <Checkbox
              key={column.id}
              checked={column.always || !hidden.includes(column.id)}
              disabled={column.always}
              onChange={() => onChange(toggled(hidden, column.id))}
            >
              {column.header}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </>
  );
};
