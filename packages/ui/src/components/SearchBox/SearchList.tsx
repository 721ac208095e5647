import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/media.ts';
import * as s from './SearchBox.css.ts';

export type SearchSuggestion = {
  id: string;
  /** The words; where the caller knows which letters matched, as parts. */
  label: string | readonly { text: string; match: boolean }[];
  /** A quieter second part, such as the category. */
  hint?: string;
  picture?: PictureData;
  icon?: ReactNode;
};

type SearchListProps = {
  id: string;
  label: string;
  suggestions: readonly SearchSuggestion[];
  chosen: SearchSuggestion | undefined;
  onPick: (suggestion: SearchSuggestion) => void;
};

export const SearchList = ({ id, label, suggestions, chosen, onPick }: SearchListProps) => (
  <ul role="listbox" id={`${id}-list`} aria-label={label} className={s.list}>
    {suggestions.map((suggestion) => (
      // The field keeps the focus and the keys; the pointer is a second way.
      <li
        key={suggestion.id}
        role="option"
        id={`${id}-${suggestion.id}`}
        aria-selected={suggestion === chosen}
        className={cx(s.option, suggestion === chosen && s.chosen)}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPick(suggestion)}
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
        {suggestion.hint ? <span className={s.hint}>{suggestion.hint}</span> : null}
      </li>
    ))}
  </ul>
);
