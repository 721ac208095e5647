import { Field, Input } from '@hien/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useDebounced } from '../search/useDebounced.ts';
import { FoundPieces, type FoundPiecesProps } from './FoundPieces.tsx';
import * as s from './FoundPieces.css.ts';

interface PieceSearchProps extends Pick<FoundPiecesProps, 'onChoose' | 'none'> {
  label: string;
  hint?: string;
  /** It was asked for by a press: the field is written in at once. */
  isFocused?: boolean;
}

/** A piece of the shop, found by its name. */
export function PieceSearch({ label, hint, none, isFocused = false, onChoose }: PieceSearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 250);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  return (
    <div className={s.search}>
      <Field id={id} label={label} {...(hint === undefined ? {} : { hint })}>
        <Input
          ref={field}
          type="search"
          maxLength={80}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            // The form around is not sent by looking for a piece.
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
          }}
        />
      </Field>
      <FoundPieces
        q={typed.trim() === '' ? '' : q}
        label={label}
        none={none}
        onChoose={(piece) => {
          setTyped('');
          onChoose(piece);
        }}
      />
    </div>
  );
}
