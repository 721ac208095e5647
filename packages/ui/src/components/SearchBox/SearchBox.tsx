import { Search, X } from 'lucide-react';
import { Suspense, lazy, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useFocusLeft } from '../../internal/use-focus-left.ts';
import { useOnceOpen } from '../../internal/use-once-open.ts';
import { useOwnSubmit } from '../Form/own-submit.ts';
import type { SearchSuggestion } from './SearchList.tsx';
import * as s from './SearchBox.css.ts';

export type SearchBoxProps = {
  /** What is searched for, e.g. “Tìm sản phẩm, thiết kế”. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter, or the search button. */
  onSubmit: (value: string) => void;
  /** Found and ordered by the caller. */
  suggestions?: readonly SearchSuggestion[];
  /** A suggestion was chosen by key or pointer. */
  onPick?: (suggestion: SearchSuggestion) => void;
  /** Said aloud as the list changes, e.g. “8 gợi ý”. */
  status?: string;
  /** Shown in place of the list: recent words, a hint, “nothing found”. */
  empty?: ReactNode;
  clearLabel: string;
  submitLabel: string;
  /** The form's own address and field name, for the time before the script is there. */
  action?: string;
  name?: string;
  size?: 'md' | 'lg';
};

// Fetched as the field is entered: it has nothing to show before.
const SearchPanel = lazy(async () => ({
  default: (await import('./SearchPanel.tsx')).SearchPanel,
}));

/** A search field with suggestions: the ARIA combobox with a list, arrows choose, Escape closes then clears. */
export const SearchBox = ({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  suggestions = [],
  onPick,
  status,
  empty,
  clearLabel,
  submitLabel,
  action,
  name = 'q',
  size = 'md',
}: SearchBoxProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const chosen = open ? suggestions[at] : undefined;
  const hasList = suggestions.length > 0;
  const shown = open && (hasList || Boolean(empty));

  const wanted = useOnceOpen(open);

  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const form = useFocusLeft<HTMLFormElement>(close);
  const pick = (suggestion: SearchSuggestion) => {
    close();
    onPick?.(suggestion);
  };
  const submit = useOwnSubmit(() => {
    if (chosen) pick(chosen);
    else {
      close();
      onSubmit(value.trim());
    }
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // Korean and Vietnamese input methods use the same keys while composing.
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && hasList) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const from = open ? at : step > 0 ? -1 : suggestions.length;
      const next = from + step;
      setOpen(true);
      setAt(
        next < 0
          ? from === -1
            ? suggestions.length - 1
            : -1
          : next >= suggestions.length
            ? -1
            : next,
      );
    } else if (event.key === 'Escape') {
      if (shown) {
        event.preventDefault();
        close();
      } else if (value) {
        event.preventDefault();
        onChange('');
      }
    }
  };

  return (
    <search aria-label={label}>
      <form ref={form} method="get" action={action} className={s.root} onSubmit={submit}>
        <div className={cx(s.field, s.size[size])}>
          <Search className={s.glass} size={20} strokeWidth={1.75} aria-hidden />
          <input
            ref={input}
            className={s.input}
            type="search"
            name={name}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={open && hasList}
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
            placeholder={placeholder}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
              setOpen(true);
              setAt(-1);
            }}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
          />
          {value ? (
            <button
              type="button"
              className={s.clear}
              aria-label={clearLabel}
              onClick={() => {
                onChange('');
                input.current?.focus();
              }}
            >
              <X size={18} strokeWidth={1.75} aria-hidden />
            </button>
          ) : null}
          <button type="submit" className={s.submit} aria-label={submitLabel}>
            <Search size={18} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
        {wanted ? (
          <Suspense>
            <SearchPanel
              id={id}
              label={label}
              suggestions={suggestions}
              chosen={chosen}
              onPick={pick}
              shown={shown}
              empty={empty}
            />
          </Suspense>
        ) : null}
        <output className={s.status}>{open ? status : null}</output>
      </form>
    </search>
  );
};
