import { useState } from 'react';

/**
 * A value of the address, ahead of it: the router brings an address in a transition, and until then a pressed radio would
 * show what was chosen before, and a second press would build on it. Answers what is chosen now, and `expect`, to be
 * called with what the address is told. An address that nobody here expected counts at once.
 */
export function useAhead(arrived: string): [now: string, expect: (value: string) => void] {
  const [seen, setSeen] = useState(arrived);
  const [expected, setExpected] = useState<readonly string[]>([]);
  if (seen !== arrived) {
    const at = expected.indexOf(arrived);
    setSeen(arrived);
    setExpected(at === -1 ? [] : expected.slice(at + 1));
  }
  return [
    expected.at(-1) ?? arrived,
    (value) => setExpected((before) => (value === arrived ? [] : [...before, value])),
  ];
}
