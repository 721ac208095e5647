import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newAttempt } from './attempt.ts';
import { openProviderWindow, whenAnswered } from './provider-window.ts';

const origin = 'https://hien.vn';
const page = Object.assign(new EventTarget(), {
  location: { origin },
  screenX: 100,
  screenY: 50,
  outerWidth: 1200,
  outerHeight: 900,
  open: vi.fn<(...given: string[]) => unknown>(),
});
const attempt = newAttempt({ method: 'zalo', client_id: '1' }, origin, '/vi/login');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  page.open.mockReset();
});

const providerWindow = () => {
  const opened = { closed: false, close: () => void (opened.closed = true) };
  return opened as unknown as Window & { closed: boolean };
};

const say = (source: unknown, data: unknown, from = origin): void => {
  page.dispatchEvent(Object.assign(new Event('message'), { origin: from, source, data }));
};
const answer = (more: object = {}) => ({
  source: 'hien-social',
  state: attempt.state,
  code: 'code-1',
  error: null,
  ...more,
});

/** How a window ends when it says this; `null` while it goes on. */
async function endAfter(...said: readonly [unknown, unknown, string?][]) {
  const opened = providerWindow();
  const ended = vi.fn();
  const control = new AbortController();
  void whenAnswered(opened, attempt, control.signal).then(ended);
  for (const [source, data, from] of said) say(source ?? opened, data, from);
  await vi.advanceTimersByTimeAsync(0);
  const end: unknown = ended.mock.calls[0]?.[0] ?? null;
  control.abort();
  await vi.advanceTimersByTimeAsync(0);
  return { end, closed: opened.closed };
}

describe('a provider window', () => {
  it("is Zalo's 350 × 500, in the middle of this one", () => {
    openProviderWindow('zalo');
    const [, , features] = page.open.mock.calls[0] ?? [];
    expect(features).toBe('popup,width=350,height=500,left=525,top=250');
  });

  it('hands over its code and is closed', async () => {
    expect(await endAfter([null, answer()])).toEqual({
      end: { end: 'code', code: 'code-1' },
      closed: true,
    });
  });

  it('may say no', async () => {
    const { end } = await endAfter([null, answer({ code: null, error: 'access_denied' })]);
    expect(end).toEqual({ end: 'refused' });
  });

  it('is not believed with the state of another attempt', async () => {
    const { end } = await endAfter([null, answer({ state: 'x' })]);
    expect(end).toEqual({ end: 'wrong-state' });
  });

  it.each([
    ['another origin', [null, answer(), 'https://evil.example']],
    ['our origin written otherwise', [null, answer(), 'https://hien.vn.evil.example']],
    ['another window', [{}, answer()]],
    ['somebody who says something else', [null, { ...answer(), source: 'extension' }]],
    ['a text', [null, 'code-1']],
    ['nothing', [null, null]],
  ] as const)('does not hear %s', async (_, said) => {
    expect((await endAfter([...said] as [unknown, unknown, string?])).end).toBeNull();
  });

  it('that is closed ends so, after its last message had time to arrive', async () => {
    const opened = providerWindow();
    const ended = vi.fn();
    void whenAnswered(opened, attempt, new AbortController().signal).then(ended);
    await vi.advanceTimersByTimeAsync(3000);
    expect(ended).not.toHaveBeenCalled();
    opened.closed = true;
    await vi.advanceTimersByTimeAsync(300);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect(ended).toHaveBeenCalledExactlyOnceWith({ end: 'closed' });
  });

  it('is heard no more once it has ended', async () => {
    const opened = providerWindow();
    const control = new AbortController();
    const ending = whenAnswered(opened, attempt, control.signal);
    control.abort();
    say(opened, answer());
    expect(await ending).toEqual({ end: 'closed' });
    expect(opened.closed).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
