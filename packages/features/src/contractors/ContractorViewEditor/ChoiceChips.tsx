import { Chip } from '@hien/ui';
import * as s from './editor.css.ts';

interface ChoiceChipsProps<Word extends string> {
  options: readonly Word[];
  called: (option: Word) => string;
  chosen: readonly string[];
  onChange: (chosen: Word[]) => void;
}

/** Several of a few words, in their own order whatever the order of the presses. */
export const ChoiceChips = <Word extends string>({
  options,
  called,
  chosen,
  onChange,
}: ChoiceChipsProps<Word>) => (
  <div className={s.chips}>
    {options.map((option) => (
      <Chip
        key={option}
        chosen={chosen.includes(option)}
        onToggle={() =>
          onChange(options.filter((one) => (one === option) !== chosen.includes(one)))
        }
      >
        {called(option)}
      </Chip>
    ))}
  </div>
);
