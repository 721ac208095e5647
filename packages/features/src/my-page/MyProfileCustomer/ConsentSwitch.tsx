import { Text } from '@hien/ui';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './ConsentSwitch.css.ts';

interface ConsentSwitchProps {
  label: string;
  describedBy: string;
  on: boolean;
  /** Resolves when it is stored, or was refused. */
  onSwitch: (on: boolean) => Promise<void>;
}

/** Shows at once what was pressed, and what is stored as soon as that is known. */
export function ConsentSwitch({ label, describedBy, on, onSwitch }: ConsentSwitchProps) {
  const text = useText();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const shown = pressed ?? on;
  return (
    <label className={s.root}>
      <Text as="span" size="small" tone="muted" aria-hidden>
        {text(shown ? 'my-page.consents.on' : 'my-page.consents.off')}
      </Text>
      <input
        type="checkbox"
        role="switch"
        aria-checked={shown}
        className={s.control}
        aria-label={label}
        aria-describedby={describedBy}
        aria-busy={pressed !== null || undefined}
        checked={shown}
        onChange={async (event) => {
          // One press at a time; the focus stays, which a disabled control would lose.
          if (pressed !== null) return;
          const wanted = event.currentTarget.checked;
          setPressed(wanted);
          await onSwitch(wanted);
          setPressed(null);
        }}
      />
    </label>
  );
}
