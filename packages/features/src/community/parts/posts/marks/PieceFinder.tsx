import { postLimits } from '@hien/domain';
import { Button, Field, Input } from '@hien/ui';
import { useId, useState, type Ref } from 'react';
import { useText } from '../../../../shared/i18n/useText.ts';
import { FoundPieces } from '../../../../shared/product/FoundPieces.tsx';
import { useDebounced } from '../../../../shared/search/useDebounced.ts';
import type { Marked } from './marks-of.ts';
import * as s from './marks.css.ts';

interface PieceFinderProps {
  ref: Ref<HTMLInputElement>;
  /** What the field begins with: the author's words of before. */
  words: string;
  onName: (what: Marked) => void;
}

/** What stands there: typed once, and either found in the shop or kept as the author's own words. */
export function PieceFinder({ ref, words, onName }: PieceFinderProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(words);
  const own = typed.trim();
  const q = useDebounced(own, 250);
  const keepOwn = () => {
    if (own !== '') onName({ product_id: null, label: own });
  };
  return (
    <>
      <Field id={id} label={text('write-post.mark.what')} hint={text('write-post.mark.what.hint')}>
        <Input
          ref={ref}
          type="search"
          maxLength={postLimits.label}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // The post is not sent by naming a mark.
            event.preventDefault();
            keepOwn();
          }}
        />
      </Field>
      {own === '' ? null : (
        <Button size="sm" className={s.own} onClick={keepOwn}>
          {text('write-post.mark.own', { words: own })}
        </Button>
      )}
      {q === '' || own === '' ? null : (
        <FoundPieces
          q={q}
          label={text('write-post.mark.found')}
          none={text('write-post.mark.none')}
          onChoose={({ id: product, name }) => onName({ product_id: product, label: name })}
        />
      )}
    </>
  );
}
