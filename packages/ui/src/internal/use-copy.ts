import { useEffect, useRef, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** How long “copied” is said before the button is itself again, in ms. */
const SAID_MS = 3000;

/** False where the browser has no clipboard or does not let us at it. */
const write = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Copies a text and knows for a while how it went. A failure stays until the next try. */
export const useCopy = () => {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string): Promise<boolean> => {
    clearTimeout(timer.current);
    const done = await write(text);
    setState(done ? 'copied' : 'failed');
    if (done) timer.current = setTimeout(() => setState('idle'), SAID_MS);
    return done;
  };
  return { state, copy };
};
