import type { ReactNode } from 'react';
import { readTexts, useDescribed, useValue, type ValueProps } from '../Field/control.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as s from './ConsentChecks.css.ts';

export interface Consent {
  id: string;
  /** The sentence; may hold a link to the full text. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export type ConsentChecksProps = ValueProps<readonly string[]> & {
  /** Of the first box, where the Field's errors lead. */
  id?: string;
  consents: readonly Consent[];
  /** One box for all of them, above: “Đồng ý tất cả”. */
  all?: ReactNode;
  disabled?: boolean;
};

/**
 * What one agrees to: age, terms, news. The value is the ids that are ticked. Nothing is ticked beforehand,
 * and each can be read and refused by itself, also where one box ticks all.
 */
export const ConsentChecks = ({
  value: given,
  onChange,
  id,
  consents,
  all,
  disabled = false,
}: ConsentChecksProps) => {
  const { value, set } = useValue({ value: given, onChange }, readTexts);
  const control = useDescribed({ id });
  const ids = consents.map((consent) => consent.id);
  const ticked = ids.filter((one) => value.includes(one));
  const first = all === undefined ? ids[0] : undefined;
  const mine = (one: string | undefined) => (one === first ? { id: control.id } : {});
  return (
    <div className={s.root}>
      {all === undefined ? null : (
        <div className={s.all}>
          <Checkbox
            {...mine(undefined)}
            checked={ticked.length === ids.length}
            indeterminate={ticked.length > 0 && ticked.length < ids.length}
            disabled={disabled}
            onChange={() => set(ticked.length === ids.length ? [] : ids)}
          >
            {all}
          </Checkbox>
        </div>
      )}
      {consents.map((consent) => (
        <Checkbox
          key={consent.id}
          {...mine(consent.id)}
          checked={value.includes(consent.id)}
          hint={consent.hint}
          error={consent.error}
          disabled={disabled}
          onChange={(event) => {
            const on = event.currentTarget.checked;
            // In the order shown, whichever was ticked first.
            set(ids.filter((one) => (one === consent.id ? on : value.includes(one))));
          }}
        >
          {consent.label}
        </Checkbox>
      ))}
    </div>
  );
};
