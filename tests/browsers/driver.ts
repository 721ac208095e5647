/** A browser as a person has it: what is not seen cannot be pressed. Each verb waits for what it needs, or throws. */
export interface Driver {
  open(url: string): Promise<void>;
  /** Presses the middle of an XPath's first element that can be seen, with the mouse. */
  press(xpath: string): Promise<void>;
  /** Writes into a field, key by key. */
  type(xpath: string, text: string): Promise<void>;
  /** Waits until an element is there to be seen; its text. */
  see(xpath: string): Promise<string>;
  address(): Promise<string>;
  photograph(file: string): Promise<void>;
  close(): Promise<void>;
}

/** How long a verb waits, in milliseconds: these browsers draw without a graphics card. */
export const PATIENCE = 30_000;

/** Asks again until there is an answer. An element that was replaced meanwhile is asked for anew. */
export async function eventually<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + PATIENCE;
  let cause: unknown;
  while (performance.now() < end) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      cause = error;
    }
    await new Promise((later) => void setTimeout(later, 100));
  }
  throw new Error(`not seen within ${PATIENCE / 1000} s: ${what}`, { cause });
}
