import { useState, type KeyboardEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { Input } from '../Input/Input.tsx';
import type { EditorLabels } from './labels.ts';
import * as s from './RichTextEditor.css.ts';

type DescribeRowProps = {
  labels: EditorLabels;
  alt: string;
  onApply: (alt: string) => void;
  onCancel: () => void;
};

/** Where a picture is put in words: in the toolbar's place, so that nothing moves. */
export const DescribeRow = ({ labels, alt, onApply, onCancel }: DescribeRowProps) => {
  const [written, setWritten] = useState(alt);
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape') onCancel();
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
        // The editor may stand in a form.
        event.preventDefault();
        onApply(written);
      }
    },
  };
  return (
    <div className={s.linkRow} {...keys}>
      <Input
        autoComplete="off"
        maxLength={300}
        // It was asked for by a press.
        ref={(input) => input?.focus()}
        aria-label={labels.describe}
        placeholder={labels.describeHint}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
      />
      <Button size="sm" variant="primary" onClick={() => onApply(written)}>
        {labels.describeApply}
      </Button>
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {labels.linkCancel}
      </Button>
    </div>
  );
};
