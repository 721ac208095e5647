import { createParser } from 'eventsource-parser';
import { host } from '../client/host.ts';
import { transport } from '../client/transport.ts';
import { readTokens } from '../session/storage.ts';

export interface Following {
  /** Something behind the stream has changed; what, an ordinary call tells. */
  onChange: () => void;
  /** Whether changes are told at the moment. */
  onOpen: (open: boolean) => void;
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/**
 * Follows a stream of changes (docs/adr/0145) with the commerce token, and returns the way to stop. A line that breaks is
 * opened again, later each time; its last id goes along, so nothing in between is missed. A server that has no stream (204)
 * or refuses it is not asked again: whoever follows keeps asking by itself.
 */
export function follow(path: string, { onChange, onOpen }: Following): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let lastId = '';
  let tries = 0;

  const once = async (): Promise<'again' | 'never'> => {
    const token = readTokens().tokenCommerce;
    if (token === null) return 'again';
    const headers = new Headers({ Accept: 'text/event-stream', Authorization: `Bearer ${token}` });
    if (lastId !== '') headers.set('Last-Event-ID', lastId);
    const answer = await transport(
      new Request(host + path, { headers, signal, cache: 'no-store' }),
    );
    if (answer.status === 429 || answer.status >= 500) return 'again';
    if (answer.status !== 200 || answer.body === null) return 'never';
    const parser = createParser({
      onEvent: ({ id }) => {
        tries = 0;
        if (id !== undefined) lastId = id;
        onChange();
      },
      // Said every now and then where nothing changes: this line holds.
      onComment: () => {
        tries = 0;
      },
    });
    onOpen(true);
    const words = new TextDecoder();
    for await (const bytes of read(answer.body)) parser.feed(words.decode(bytes, { stream: true }));
    return 'again';
  };

  const go = async (): Promise<void> => {
    while (!signal.aborted) {
      // A line that broke and a network that is away are one thing here: it is opened again.
      const next = await once().catch(() => 'again' as const);
      if (signal.aborted) return;
      onOpen(false);
      if (next === 'never') return;
      await pause(waitOf(tries), signal);
      tries += 1;
    }
  };
  void go();
  return () => stop.abort();
}

/** Twice as long each time, and apart from others whose line broke at the same moment. */
const waitOf = (tries: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** tries) * (0.5 + Math.random() / 2);

/** Not every browser walks through a stream by itself. */
async function* read(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (let bite = await reader.read(); !bite.done; bite = await reader.read()) yield bite.value;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
