import { SearchBox } from '@hien/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';

interface ListSearchProps {
  label: string;
  placeholder: string;
  /** What the address says is searched for. */
  q: string;
  onSearch: (q: string) => void;
}

/** Looks for words in a list: at a press or Enter; emptied, the list is whole again. */
export function ListSearch({ q, ...rest }: ListSearchProps) {
  return <Box key={q} q={q} {...rest} />;
}

function Box({ label, placeholder, q, onSearch }: ListSearchProps) {
  const text = useText();
  const { pathname } = useLocation();
  const [words, setWords] = useState(q);
  return (
    <SearchBox
      // Sent before the page's code is there, the browser itself asks this list.
      action={pathname}
      label={label}
      placeholder={placeholder}
      value={words}
      onChange={(next) => {
        setWords(next);
        if (next === '' && q !== '') onSearch('');
      }}
      onSubmit={(next) => onSearch(next.trim())}
      clearLabel={text('search.clear')}
      submitLabel={text('search.submit')}
    />
  );
}
