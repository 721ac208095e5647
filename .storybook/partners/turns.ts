/** Milliseconds after which the next one comes, whatever became of this one. */
const LONGEST = 15_000;
/** What a screen still fetches once it stands. */
const AFTER = 250;

type Start = () => void;

const waiting: Start[] = [];
let busy = false;

function next(): void {
  const start = waiting.shift();
  busy = start !== undefined;
  start?.();
}

/**
 * One screen opens after the other: stories keep what they need on the device, each clears it first, and a page of twenty
 * that open at once shows none for long.
 * @returns gives the place up, before the turn or while it lasts
 */
export function takeTurn(start: (done: () => void) => void): () => void {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    next();
  };
  const begin = () => {
    timer = setTimeout(end, LONGEST);
    start(() => setTimeout(end, AFTER));
  };
  waiting.push(begin);
  if (!busy) next();
  return () => {
    const at = waiting.indexOf(begin);
    if (at >= 0) waiting.splice(at, 1);
    else end();
  };
}
