import type { Letter } from '@hien/api';
import { Button, Notice } from '@hien/ui';
import { useId } from 'react';
import { progress } from '../../shared/files/progress.css.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { LetterHead } from './LetterHead.tsx';
import { useSaveLetter } from './useSaveLetter.ts';
import { allReaders, wordsOf } from './letter-facts.ts';
import * as s from './Letter.css.ts';

/** Last month's letter on its way: whoever has none yet can still be spared it. */
export function LeavingLetter({ letter }: { letter: Letter }) {
  const text = useText();
  const title = useId();
  const { press, busy, failure } = useSaveLetter(letter);
  const isHeld = letter.held_at !== null;
  const label = text(isHeld ? 'admin.letter.go-on' : 'admin.letter.stop');
  return (
    <section className={s.letter} aria-labelledby={title}>
      <LetterHead letter={letter} titleId={title} />
      <progress
        className={progress}
        max={Math.max(allReaders(letter), 1)}
        value={letter.sent}
        aria-label={text('admin.letter.progress')}
      />
      <div className={s.row}>
        <Button
          loading={busy}
          loadingLabel={text('admin.letter.saving')}
          onClick={() => press({ words: wordsOf(letter), held: !isHeld })}
        >
          {label}
        </Button>
      </div>
      {failure === undefined ? null : <Notice tone="critical">{failure}</Notice>}
    </section>
  );
}
