import type { StartOptions } from 'msw/browser';

type UnhandledCallback = Extract<StartOptions['onUnhandledFrame'], (...args: never) => unknown>;

const API = /^\/(app|admin|aws|commerce-app|mall)\//;
const seen = new Set<string>();

/** Remembers each API request that no handler of the story answered. */
export const rememberUnhandled: UnhandledCallback = ({ frame }) => {
  if (frame.protocol !== 'http') return;
  const { method, url } = (frame.data as { request: Request }).request;
  const { pathname } = new URL(url);
  if (API.test(pathname)) seen.add(`${method} ${pathname}`);
};

/** A request that no story answers is a mistake in the story: it fails. */
export function failOnUnhandled(): void {
  const requests = [...seen];
  seen.clear();
  if (requests.length > 0) throw new Error(`No handler in this story for: ${requests.join(', ')}`);
}
