import { Copy } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { CopyState } from '../../internal/CopyState.tsx';
import { useCopy } from '../../internal/use-copy.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './CopyButton.css.ts';

export type CopyButtonProps = Omit<ButtonProps, 'children' | 'onClick' | 'value' | 'onCopy'> & {
  /** What is copied. */
  value: string;
  /** `failed` also says what to do: the text is then there to be copied by hand. */
  labels: {
    copy: string;
    copied: string;
    failed: string;
    /** The name of the field the text stands in after a failure. */
    byHand: string;
  };
  onCopied?: () => void;
};

/** Copies a text. Where the browser refuses, it says so and shows the text, selected. */
export const CopyButton = ({
  value,
  labels,
  onCopied,
  size = 'sm',
  'aria-label': name,
  ...rest
}: CopyButtonProps) => {
  const { state, copy } = useCopy();
  const field = useRef<HTMLInputElement>(null);
  const told = useId();
  useEffect(() => {
    if (state === 'failed') field.current?.select();
  }, [state]);
  return (
    <span className={s.root}>
      <Button
        size={size}
        {...rest}
        // Its name is what it shows, also while it shows how it went.
        aria-label={state === 'copied' ? undefined : name}
        onClick={async () => {
          if (await copy(value)) onCopied?.();
        }}
      >
        <CopyState
          state={state}
          icon={Copy}
          iconSize={size === 'sm' ? 16 : 18}
          label={labels.copy}
          copied={labels.copied}
        />
      </Button>
      <VisuallyHidden role="status">{state === 'copied' ? labels.copied : null}</VisuallyHidden>
      {state === 'failed' ? (
        <span className={s.failed} role="alert">
          <span id={told} className={s.why}>
            {labels.failed}
          </span>
          <input
            ref={field}
            className={s.field}
            aria-label={labels.byHand}
            aria-describedby={told}
            value={value}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        </span>
      ) : null}
    </span>
  );
};
