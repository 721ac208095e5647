import { useId } from 'react';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/media.ts';
import * as s from './OptionPicker.css.ts';

export type PickerOption = {
  id: string;
  label: string;
  /** What it adds or how it stands, e.g. “+200.000 đ”, “Còn 3”. */
  note?: string;
  /** The reason why it cannot be chosen, e.g. “Hết hàng”. */
  unavailable?: string;
  /** A material or colour: any CSS colour, or a picture of it. */
  swatch?: string | PictureData;
};

export type OptionPickerProps = {
  /** What is chosen, e.g. “Màu vải”. */
  label: string;
  options: readonly PickerOption[];
  value: string | null;
  onChange: (id: string) => void;
  /** A field error, e.g. “Hãy chọn màu vải”. */
  error?: string;
  /** `swatch` shows materials alone, their names beside the label; `chip` shows the words. */
  look?: 'chip' | 'swatch';
};

/** One of several kinds of the same thing; native radio buttons underneath. */
export const OptionPicker = ({
  label,
  options,
  value,
  onChange,
  error,
  look = 'chip',
}: OptionPickerProps) => {
  const id = useId();
  const chosen = options.find((option) => option.id === value);
  return (
    <fieldset
      className={s.root}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={s.legend}>
        <span className={s.name}>{label}</span>
        {chosen ? <span className={s.value}>{chosen.label}</span> : null}
        {chosen?.note ? <span className={s.valueNote}>{chosen.note}</span> : null}
      </legend>
      <div className={s.options[look]}>
        {options.map((option) => (
          <label
            key={option.id}
            className={s.option[look]}
            title={look === 'swatch' ? option.label : undefined}
          >
            <input
              className={s.input}
              type="radio"
              name={id}
              value={option.id}
              checked={option.id === value}
              disabled={option.unavailable !== undefined}
              onChange={() => onChange(option.id)}
            />
            {option.swatch ? <Swatch of={option.swatch} look={look} /> : null}
            <span className={look === 'swatch' ? s.hidden : s.words}>
              {option.label}
              {(option.unavailable ?? option.note) ? (
                <span className={s.note}>{option.unavailable ?? option.note}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className={s.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
};

const Swatch = ({ of, look }: { of: string | PictureData; look: 'chip' | 'swatch' }) =>
  typeof of === 'string' ? (
    <span className={s.swatch[look]} style={{ backgroundColor: of }} aria-hidden />
  ) : (
    <Picture
      className={s.swatch[look]}
      picture={of}
      ratio="1:1"
      sizes="44px"
      alt=""
      corner="none"
    />
  );
