import { Button, Chip } from '@hien/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { ListSearch } from '../parts/ListSearch.tsx';
import * as own from './Coupons.css.ts';
import * as s from './ReadingList.css.ts';

interface CodeDeskProps<State extends string> {
  /** What the address says. */
  url: { readonly q: string; readonly state: State | undefined; readonly begin: boolean };
  go: (to: { q?: string; state?: State | undefined; begin?: boolean }) => void;
  words: Readonly<Record<'begin' | 'back' | 'search' | 'hint' | 'states', string>>;
  states: readonly { readonly of: State; readonly label: string }[];
  /** The form of a new one; `onSaved` leads to the list that shows it. */
  form: (onSaved: () => void) => ReactNode;
  /** The list as it is asked for. */
  children: ReactNode;
}

/** Where staff make codes and see what became of them: a search, states, and a form in the list's place. */
export function CodeDesk<State extends string>({
  url,
  go,
  words,
  states,
  form,
  children,
}: CodeDeskProps<State>) {
  const begin = useRef<HTMLButtonElement>(null);
  const hadForm = useRef(url.begin);
  useEffect(() => {
    // The form took the focus with it: it goes to what opened it.
    if (hadForm.current && !url.begin) begin.current?.focus();
    hadForm.current = url.begin;
  }, [url.begin]);
  if (url.begin)
    return (
      <>
        <div className={own.bar}>
          <Button onClick={() => go({ begin: false })}>{words.back}</Button>
        </div>
        {form(() => go({ begin: false, q: '', state: undefined }))}
      </>
    );
  return (
    <>
      <div className={own.bar}>
        <Button ref={begin} variant="primary" onClick={() => go({ begin: true })}>
          {words.begin}
        </Button>
      </div>
      <ListSearch
        label={words.search}
        hint={words.hint}
        value={url.q}
        onFind={(next) => go({ q: next })}
      />
      <fieldset className={s.row} aria-label={words.states}>
        {states.map(({ of, label }) => (
          <Chip
            key={of}
            chosen={url.state === of}
            onToggle={() => go({ state: url.state === of ? undefined : of })}
          >
            {label}
          </Chip>
        ))}
      </fieldset>
      {children}
    </>
  );
}
