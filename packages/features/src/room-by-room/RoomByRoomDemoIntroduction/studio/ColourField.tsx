import { Field, Input } from '@hien/ui';
import { type DraftColour, isColour } from '@hien/ui/brand-studio';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from './BrandStudio.css.ts';

interface ColourFieldProps {
  colour: DraftColour;
  /** `#rrggbb` */
  value: string;
  onPick: (hex: string) => void;
}

/** A colour, by the browser's own picker or typed; what is typed counts once it is one. */
export function ColourField({ colour, value, onPick }: ColourFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const label = text(`rooms.studio.colour.${colour}`);
  const read = (words: string) => {
    setTyped(words);
    const hex = `#${words.trim().replace(/^#/, '').toLowerCase()}`;
    if (isColour(hex)) onPick(hex);
  };
  const isWrong = typed !== null && !isColour(`#${typed.trim().replace(/^#/, '').toLowerCase()}`);
  return (
    <Field
      label={label}
      hint={text(`rooms.studio.colour.${colour}.hint`)}
      error={isWrong ? text('rooms.studio.colour.wrong') : undefined}
    >
      <Input
        value={typed ?? value}
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        onChange={({ target }) => read(target.value)}
        onBlur={() => setTyped(null)}
        start={
          <input
            type="color"
            className={s.swatch}
            aria-label={text('rooms.studio.pick', { colour: label })}
            value={value}
            onChange={({ target }) => onPick(target.value)}
          />
        }
      />
    </Field>
  );
}
