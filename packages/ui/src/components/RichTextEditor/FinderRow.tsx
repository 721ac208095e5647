import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { EditorLabels } from './labels.ts';
import * as s from './RichTextEditor.css.ts';

type FinderRowProps = { labels: EditorLabels; onCancel: () => void; children: ReactNode };

/** Where a piece is found by its name: in the toolbar's place. */
export const FinderRow = ({ labels, onCancel, children }: FinderRowProps) => {
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel();
    },
  };
  return (
    <div className={s.finder} role="group" aria-label={labels.product} {...keys}>
      {children}
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {labels.linkCancel}
      </Button>
    </div>
  );
};
