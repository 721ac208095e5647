import type { PointerEvent, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/media.ts';
import * as s from './SearchPanel.css.ts';

export type SearchSuggestion = {
  id: string;
  /** The words; where the caller knows which letters matched, as parts. */
  label: string | readonly { text: string; match: boolean }[];
  /** A quieter second part, such as the category. */
  hint?: string;
  picture?: PictureData;
  icon?: ReactNode;
};

export type SearchListProps = {
  id: string;
  label: string;
  suggestions: readonly SearchSuggestion[];
  chosen: SearchSuggestion | undefined;
  onPick: (suggestion: SearchSuggestion) => void;
};

// A list that belongs to a field has no tag of its own; HTML's datalist can show neither pictures nor parts.
const listbox = { role: 'listbox' } as const;

/** The field keeps the focus and the keys; the pointer is a second way. */
const option = (selected: boolean, onClick: () => void) => ({
  role: 'option' as const,
  'aria-selected': selected,
  onPointerDown: (event: PointerEvent) => event.preventDefault(),
  onClick,
});

export const SearchList = ({ id, label, suggestions, chosen, onPick }: SearchListProps) => (
  <div {...listbox} id={`${id}-list`} aria-label={label} className={s.list}>
    {suggestions.map((suggestion) => (
      <div
        key={suggestion.id}
        {...option(suggestion === chosen, () => onPick(suggestion))}
        id={`${id}-${suggestion.id}`}
        className={cx(s.option, suggestion === chosen && s.chosen)}
      >
        {suggestion.picture ? (
          <Picture
            className={s.thumb}
            picture={suggestion.picture}
            ratio="1:1"
            sizes="40px"
            alt=""
          />
        ) : suggestion.icon ? (
          <span className={s.icon} aria-hidden>
            {suggestion.icon}
          </span>
        ) : null}
        <span className={s.words}>
          {/* One run of text: the clamp makes boxes of its children, and boxes drop the spaces between. */}
          <span>
            {typeof suggestion.label === 'string'
              ? suggestion.label
              : suggestion.label.map((part, index) =>
                  part.match ? (
                    <strong key={index} className={s.match}>
                      {part.text}
                    </strong>
                  ) : (
                    part.text
                  ),
                )}
          </span>
        </span>
        {suggestion.hint ? <span className={s.hint}>{suggestion.hint}</span> : null}
      </div>
    ))}
  </div>
);
