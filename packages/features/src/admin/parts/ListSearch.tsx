import { Button, Field, Input } from '@hien/ui';
import { useOwnSubmit } from '@hien/ui/form';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './ListSearch.css.ts';

interface ListSearchProps {
  label: string;
  hint: string;
  /** As the address has it. */
  value: string;
  onFind: (words: string) => void;
}

/** The search above a list of staff. */
export function ListSearch({ label, hint, value, onFind }: ListSearchProps) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const find = useOwnSubmit(() => onFind(typed.trim()));
  return (
    <form method="post" role="search" className={s.search} onSubmit={find}>
      <Field label={label} hint={hint}>
        <Input
          type="search"
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit">{text('admin.member.find')}</Button>
    </form>
  );
}
