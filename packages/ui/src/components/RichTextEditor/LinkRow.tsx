import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { Input } from '../Input/Input.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { EditorLabels } from './labels.ts';
import * as s from './RichTextEditor.css.ts';

type LinkRowProps = {
  labels: EditorLabels;
  href: string;
  /** False when it is no address. */
  onApply: (href: string) => boolean;
  onRemove: () => void;
  onCancel: () => void;
};

/** Where a link's address is written: in the toolbar's place, so that nothing moves. */
export const LinkRow = ({ labels, href, onApply, onRemove, onCancel }: LinkRowProps) => {
  const id = useId();
  const [written, setWritten] = useState(href);
  const [wrong, setWrong] = useState(false);
  const apply = () => setWrong(!onApply(written));
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') onCancel();
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
        // The editor may stand in a form.
        event.preventDefault();
        apply();
      }
    },
  };
  return (
    <div className={s.linkRow} {...keys}>
      <Input
        type="url"
        inputMode="url"
        autoComplete="off"
        // It was asked for by a key or a press.
        ref={(input) => input?.focus()}
        aria-label={labels.linkAddress}
        placeholder={labels.linkAddress}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? id : undefined}
        value={written}
        onChange={(event) => {
          setWritten(event.target.value);
          setWrong(false);
        }}
      />
      <Button size="sm" variant="primary" onClick={apply}>
        {labels.linkApply}
      </Button>
      {href ? (
        <Button size="sm" onClick={onRemove}>
          {labels.linkRemove}
        </Button>
      ) : null}
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {labels.linkCancel}
      </Button>
      {wrong ? (
        <VisuallyHidden id={id} role="alert">
          {labels.linkInvalid}
        </VisuallyHidden>
      ) : null}
    </div>
  );
};
