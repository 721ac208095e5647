import { useId, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { readNumber, useDescribed, useValue, type ValueProps } from '../Field/control.ts';
import { starPath } from '../Rating/star.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './RatingInput.css.ts';

export type RatingInputProps = ValueProps<number | null> & {
  /** Of the first star, where the Field's errors lead. */
  id?: string;
  /** What each number of stars means, from one to five: “Tệ” … “Tuyệt vời”. */
  words: readonly [string, string, string, string, string];
  /** “4 sao”. */
  starLabel: (stars: number) => string;
  /** Beside the stars before one chooses. */
  prompt?: string;
  disabled?: boolean;
};

/** One to five stars, as a row of radio buttons. Stands in a FieldGroup, whose legend asks the question. */
export const RatingInput = ({
  value: given,
  onChange,
  id,
  words,
  starLabel,
  prompt,
  disabled = false,
}: RatingInputProps) => {
  const { value, set, name } = useValue({ value: given, onChange }, readNumber);
  const control = useDescribed({ id });
  const group = useId();
  const [near, setNear] = useState<number>();
  const shown = near ?? value ?? 0;
  return (
    <div className={s.root}>
      <div className={s.stars} onPointerLeave={() => setNear(undefined)}>
        {words.map((word, at) => {
          const stars = at + 1;
          return (
            <label
              key={stars}
              className={cx(s.star, stars <= shown && s.full, disabled && s.off)}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse' && !disabled) setNear(stars);
              }}
            >
              <input
                {...(at === 0 ? control : {})}
                type="radio"
                className={s.input}
                name={name === undefined ? group : `${group}-${name}`}
                value={stars}
                checked={value === stars}
                disabled={disabled}
                onChange={() => set(stars)}
              />
              <svg viewBox="0 0 16 16" className={s.shape} aria-hidden>
                <path d={starPath} strokeLinejoin="round" />
              </svg>
              <VisuallyHidden>
                {starLabel(stars)}, {word}
              </VisuallyHidden>
            </label>
          );
        })}
      </div>
      <span className={s.word} aria-hidden>
        {shown > 0 ? words[shown - 1] : prompt}
      </span>
    </div>
  );
};
