import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../../internal/cx.ts';
import { useFocusLeft } from '../../internal/use-focus-left.ts';
import { readTexts, useDescribed, useValue, type ValueProps } from '../Field/control.ts';
import * as box from '../Input/box.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './TagInput.css.ts';

export type TagInputProps = ValueProps<readonly string[]> & {
  id?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  /** Before each tag: “#”. */
  sign?: string;
  /** Takes away what a tag may not hold; an empty text is no tag. */
  clean: (text: string) => string;
  max?: number;
  placeholder?: string;
  texts: {
    /** The name of the list. */
    list: string;
    remove: (tag: string) => string;
    /** Said as the list changes: “Đã thêm bếp nhỏ”. */
    added: (tag: string) => string;
    removed: (tag: string) => string;
  };
  disabled?: boolean;
};

/**
 * Several short words. Enter, a comma or leaving the field makes a tag; a pasted list makes several;
 * Backspace in the empty field takes the last one back into it.
 */
export const TagInput = ({
  value: given,
  onChange,
  id,
  sign = '',
  clean,
  max = 10,
  placeholder,
  texts,
  disabled = false,
  ...aria
}: TagInputProps) => {
  const { value, set, touch } = useValue({ value: given, onChange }, readTexts);
  const control = useDescribed({ id, ...aria });
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const full = value.length >= max;

  const add = (typed: string) => {
    const next = [...value];
    for (const part of typed.split(/[,;\n]/u)) {
      const tag = clean(part);
      const known = next.some((other) => other.toLowerCase() === tag.toLowerCase());
      if (tag !== '' && !known && next.length < max) next.push(tag);
    }
    setText('');
    if (next.length === value.length) return;
    set(next);
    setSaid(texts.added(next.slice(value.length).join(', ')));
  };
  const remove = (tag: string) => {
    set(value.filter((other) => other !== tag));
    setSaid(texts.removed(tag));
    input.current?.focus();
  };
  const root = useFocusLeft<HTMLSpanElement>(() => {
    if (input.current?.value) add(input.current.value);
    touch();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if (event.key === 'Enter' && text !== '') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault();
      set(value.slice(0, -1));
      setText(last);
      setSaid(texts.removed(last));
    }
  };

  return (
    <span ref={root} className={cx(box.box, box.tall, s.root)}>
      <ul className={s.list} aria-label={texts.list}>
        {value.map((tag) => (
          <li key={tag} className={s.tag}>
            <span className={s.word}>
              <span className={s.sign}>{sign}</span>
              {tag}
            </span>
            {disabled ? null : (
              <button
                type="button"
                className={s.remove}
                aria-label={texts.remove(tag)}
                onClick={() => remove(tag)}
              >
                <X size={14} strokeWidth={2} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="text"
        className={s.input}
        autoComplete="off"
        enterKeyHint="enter"
        placeholder={full || value.length > 0 ? undefined : placeholder}
        disabled={disabled}
        {...control}
        readOnly={full && text === ''}
        value={text}
        onChange={(event) => {
          const next = event.currentTarget.value;
          if (/[,;\n]/u.test(next)) add(next);
          else setText(next);
        }}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </span>
  );
};
