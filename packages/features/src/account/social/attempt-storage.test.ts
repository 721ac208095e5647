import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newAttempt } from './attempt.ts';
import { forgetAttempt, keepAttempt, takeReturned } from './attempt-storage.ts';

let stored = new Map<string, string>();
const attempt = newAttempt({ method: 'zalo', client_id: '1' }, 'https://hien.vn', '/vi/login');
const answerKey = 'hien.social.answer';
const answer = { source: 'hien-social', state: attempt.state, code: 'code-1', error: null };

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('gives back the attempt with its answer, once', () => {
  keepAttempt(attempt);
  expect(takeReturned()).toBeNull();
  stored.set(answerKey, JSON.stringify(answer));
  expect(takeReturned()).toEqual({ attempt, end: { end: 'code', code: 'code-1' } });
  expect(takeReturned()).toBeNull();
  expect(stored.size).toBe(0);
});

it('does not believe an answer for another attempt, or one that nobody asked for', () => {
  keepAttempt(attempt);
  stored.set(answerKey, JSON.stringify({ ...answer, state: 'x' }));
  expect(takeReturned()?.end).toEqual({ end: 'wrong-state' });
  stored.set(answerKey, JSON.stringify(answer));
  expect(takeReturned()).toBeNull();
});

it.each(['', '{', 'null', '[]', '{"source":"hien-social"}'])(
  'lives with %j in the storage',
  (text) => {
    keepAttempt(attempt);
    stored.set(answerKey, text);
    expect(takeReturned()).toBeNull();
  },
);

it('lives without storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepAttempt(attempt);
  expect(takeReturned()).toBeNull();
  forgetAttempt();
  expect(stored.size).toBe(0);
});
