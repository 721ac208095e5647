import { setTimeout as wait } from 'node:timers/promises';
import { type Call } from './http.ts';
import { type Outcome } from './outcomes.ts';
import type { PlayedOrder, Voice } from './order.ts';

/** One call to the shop, and what it answered. */
export type Played = { readonly url: string; readonly status: number; readonly answer: string };

/** Where the browser goes next; null leaves it here. */
export type Next = string | null;

const laterMs = 3_000;
/** What the shop is told arrived, when too little does. */
const missing = 1_000;

/** Calls the shop, as gateways do: nothing leaves this machine. */
export async function callShop(call: Call, played: Played[]): Promise<void> {
  const { hostname, origin, pathname } = new URL(call.url);
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
    throw new Error(`calls stay on this machine, not ${hostname}`);
  const response = await fetch(call.url, {
    method: call.method,
    ...(call.headers === undefined ? {} : { headers: { ...call.headers } }),
    ...(call.body === undefined ? {} : { body: call.body }),
  });
  played.push({
    url: origin + pathname,
    status: response.status,
    answer: await response.text(),
  });
}

type Stage = {
  readonly voice: Voice;
  readonly order: PlayedOrder;
  readonly transaction: string;
  readonly played: Played[];
};

/** Plays a code of the gateway: call, then back. */
export async function playCode(stage: Stage, code: string): Promise<Next> {
  const { voice, order, transaction, played } = stage;
  const said = { code, amount: order.amount, transaction, honest: true };
  const call = voice.call(order, said);
  if (call !== null) await callShop(call, played);
  return voice.back(order, said);
}

/** Plays what may go differently. */
export async function playOutcome(stage: Stage, outcome: Outcome): Promise<Next> {
  const { voice, order, transaction, played } = stage;
  const said = { code: voice.okCode, amount: order.amount, transaction, honest: true };
  const say = async (more: Partial<typeof said> = {}): Promise<void> => {
    const call = voice.call(order, { ...said, ...more });
    if (call !== null) await callShop(call, played);
  };
  const back = (more: Partial<typeof said> = {}): string => voice.back(order, { ...said, ...more });
  switch (outcome) {
    case 'duplicate':
      await say();
      await say();
      return back();
    case 'call-first':
      await say();
      await wait(laterMs);
      return back();
    case 'return-first':
      void wait(laterMs, undefined, { ref: false }).then(() => say());
      return back();
    case 'no-return':
      await say();
      return null;
    case 'no-call':
      return back();
    case 'wrong-amount':
      await say({ amount: order.amount - missing });
      return back({ amount: order.amount - missing });
    case 'forged':
      await say({ honest: false });
      return back({ honest: false });
    case 'second':
      await say();
      await say({ transaction: `9${transaction.slice(1)}` });
      return back();
    case 'timeout':
      return null;
  }
}
