import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setTransport } from '../client/transport.ts';
import { clearTokens, writeTokens } from '../session/storage.ts';
import { follow } from './follow.ts';

type Line = { request: Request; say: (words: string) => void; end: () => void };

describe('following a stream', () => {
  let lines: Line[];
  let refusal: number | undefined;
  let told: (string | boolean)[];
  let stop: (() => void) | undefined;

  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
    refusal = undefined;
    told = [];
    writeTokens({
      token: 'a'.repeat(43),
      tokenCommerce: 'b'.repeat(43),
      tokenCommercePartner: null,
    });
    setTransport(async (request) => {
      if (refusal !== undefined) {
        lines.push({ request, say: () => undefined, end: () => undefined });
        return new Response(null, { status: refusal });
      }
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start: (given) => {
          controller = given;
        },
      });
      lines.push({
        request,
        say: (words) => controller?.enqueue(new TextEncoder().encode(words)),
        end: () => controller?.close(),
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    });
  });
  afterEach(() => {
    stop?.();
    clearTokens();
    vi.useRealTimers();
    setTransport((request) => globalThis.fetch(request));
  });

  const begin = async () => {
    stop = follow('/mall/api/auction/live?city=Hu%E1%BA%BF', {
      onChange: () => told.push('change'),
      onOpen: (open) => told.push(open),
    });
    await vi.advanceTimersByTimeAsync(0);
  };
  const last = (): Line => {
    const line = lines.at(-1);
    if (line === undefined) throw new Error('No line was opened');
    return line;
  };

  test('tells each change, also one whose bytes come in two', async () => {
    await begin();
    expect(last().request.headers.get('authorization')).toBe(`Bearer ${'b'.repeat(43)}`);
    expect(new URL(last().request.url).search).toBe('?city=Hu%E1%BA%BF');
    last().say(': here\n\nid: w.1\nda');
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([true]);
    last().say('ta: changed\n\nid: w.2\ndata: changed\n\n');
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([true, 'change', 'change']);
  });

  test('a line that broke is opened again and says what was heard last', async () => {
    await begin();
    expect(last().request.headers.get('last-event-id')).toBeNull();
    last().say('id: w.7\ndata: changed\n\n');
    await vi.advanceTimersByTimeAsync(0);
    last().end();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([true, 'change', false]);
    expect(lines).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lines).toHaveLength(2);
    expect(last().request.headers.get('last-event-id')).toBe('w.7');
    expect(told).toEqual([true, 'change', false, true]);
  });

  test('waits longer each time, and never more than half a minute', async () => {
    refusal = 503;
    await begin();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lines).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(300_000);
    const soon = lines.length;
    expect(soon).toBeLessThan(30);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(lines.length).toBeGreaterThan(soon);
  });

  test.each([204, 401, 403, 404])('is not asked again after %i', async (status) => {
    refusal = status;
    await begin();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(lines).toHaveLength(1);
    expect(told).toEqual([false]);
  });

  test('says nothing any more once it was stopped', async () => {
    await begin();
    stop?.();
    last().end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toHaveLength(1);
    expect(last().request.signal.aborted).toBe(true);
    expect(told).toEqual([true]);
  });
});
