import { Check, ChevronDown, X } from 'lucide-react';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { Floating } from '../../internal/Floating.tsx';
import { useFocusLeft } from '../../internal/use-focus-left.ts';
import { readText, useDescribed, useValue, type ValueProps } from '../Field/control.ts';
import * as box from '../Input/box.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { MatchedText } from './MatchedText.tsx';
import { matching, meantBy, type ComboboxOption } from './matching.ts';
import * as s from './Combobox.css.ts';

export type ComboboxProps = ValueProps<string> & {
  /** Of the text field; the Field around it gives one. */
  id?: string;
  /** Its name where no Field gives one. */
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  options: readonly ComboboxOption[];
  /** Takes the accents away, so that “ha noi” finds “Hà Nội”. */
  fold: (text: string) => string;
  placeholder?: string;
  texts: ComboboxTexts;
  /** What is typed counts as it is, whether it is among the options or not. */
  free?: boolean;
  maxLength?: number;
  /** The options are on their way. */
  loading?: boolean;
  required?: boolean;
  disabled?: boolean;
  size?: keyof typeof box.size;
};

export interface ComboboxTexts {
  /** The name of the list. */
  list: string;
  clear: string;
  loading: string;
  empty: string;
  /** Said as the list changes: “12 kết quả”. */
  found: (count: number) => string;
  /** What an option says that was found by another of its words: “trước là Phường Bến Nghé”. */
  also?: (word: string) => string;
}

// A list that belongs to a field has no tag of its own.
const listbox = { role: 'listbox' } as const;

/** The field keeps the focus and the keys; the pointer is a second way. */
const pointed = (selected: boolean, onClick: () => void) => ({
  role: 'option' as const,
  'aria-selected': selected,
  onPointerDown: (event: PointerEvent) => event.preventDefault(),
  onClick,
});

const Hint = ({ words }: { words: string | undefined }) =>
  words ? <span className={s.hint}>{words}</span> : null;

/**
 * One of many, found by typing without accents: the ARIA combobox with a list. What was typed and not chosen is the option of
 * that name when one leaves; else it falls back to the choice, unless it is `free`.
 */
export const Combobox = ({
  value: given,
  onChange,
  id,
  options,
  fold,
  placeholder,
  texts,
  free = false,
  maxLength,
  loading = false,
  required,
  disabled = false,
  size = 'md',
  ...aria
}: ComboboxProps) => {
  const { value, set, touch, name } = useValue({ value: given, onChange }, readText);
  const control = useDescribed({ id, required, ...aria });
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string>();
  const [at, setAt] = useState(-1);

  const chosen = options.find((option) => option.value === value);
  const found = useMemo(() => matching(options, query ?? '', fold), [options, query, fold]);
  const active = open ? found[at]?.option : undefined;
  const optionId = (option: ComboboxOption) => `${listId}-${options.indexOf(option)}`;

  // A free field without a list is a plain one.
  const hasList = !free || loading || options.length > 0;
  const show = () => {
    if (disabled || open || !hasList) return;
    setOpen(true);
    setAt(found.findIndex(({ option }) => option === chosen));
  };
  const close = () => {
    setOpen(false);
    setQuery(undefined);
    setAt(-1);
  };
  const pick = (option: ComboboxOption) => {
    if (option.disabled) return;
    set(option.value);
    close();
  };
  const clear = () => {
    set('');
    setQuery(undefined);
    input.current?.focus();
  };
  const root = useFocusLeft<HTMLSpanElement>(() => {
    const meant = open && !free ? meantBy(found, query, fold) : undefined;
    if (meant) pick(meant);
    else if (open) close();
    touch();
  });

  const activeId = active ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Vietnamese and Korean input methods use the same keys while composing.
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open) show();
      else if (found.length > 0) {
        const from = at < 0 && key === 'ArrowUp' ? found.length : at;
        setAt((from + (key === 'ArrowDown' ? 1 : -1) + found.length) % found.length);
      }
    } else if (key === 'Enter' && open) {
      event.preventDefault();
      if (active) pick(active);
    } else if (key === 'Escape' && value !== '') {
      // While the list is open the panel takes the key.
      event.preventDefault();
      clear();
    }
  };

  return (
    <span ref={root} className={s.root}>
      <span ref={setAnchor} className={box.box}>
        <input
          ref={input}
          type="text"
          role="combobox"
          className={cx(box.control, box.size[size])}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={activeId}
          placeholder={placeholder}
          disabled={disabled}
          {...control}
          {...(name === undefined ? {} : { name })}
          maxLength={maxLength}
          value={query ?? chosen?.label ?? (free ? value : '')}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            if (free) set(typed);
            setQuery(typed);
            setOpen(hasList);
            // Enter leaves a free text as it is.
            setAt(free ? -1 : 0);
          }}
          onFocus={(event) => event.currentTarget.select()}
          onClick={show}
          onKeyDown={onKeyDown}
        />
        {value !== '' && !disabled ? (
          <button
            type="button"
            // Escape does the same from the field.
            tabIndex={-1}
            className={s.clear}
            aria-label={texts.clear}
            onClick={clear}
          >
            <X size={16} strokeWidth={1.75} aria-hidden />
          </button>
        ) : null}
        {loading ? (
          <span className={s.mark}>
            <Spinner size={18} />
          </span>
        ) : (
          <ChevronDown className={s.mark} size={18} strokeWidth={1.75} aria-hidden />
        )}
      </span>
      <Floating open={open} anchor={anchor} matchWidth onClose={close}>
        <div
          {...listbox}
          id={listId}
          aria-label={texts.list}
          aria-busy={loading}
          className={s.list}
        >
          {found.map(({ option, start, end, also }) => (
            <div
              key={option.value}
              id={optionId(option)}
              {...pointed(option === chosen, () => pick(option))}
              aria-disabled={option.disabled}
              className={cx(s.option, option === active && s.active)}
            >
              <span className={s.words}>
                <MatchedText text={option.label} start={start} end={end} />
                <Hint words={also === undefined ? option.hint : (texts.also?.(also) ?? also)} />
              </span>
              {option === chosen ? (
                <Check className={s.check} size={18} strokeWidth={1.75} aria-hidden />
              ) : null}
            </div>
          ))}
        </div>
        {found.length === 0 ? (
          <p className={s.empty}>{loading ? texts.loading : texts.empty}</p>
        ) : null}
      </Floating>
      <output className={s.status}>
        {open ? (loading ? texts.loading : texts.found(found.length)) : null}
      </output>
    </span>
  );
};
