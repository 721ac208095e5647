import { type Input, recordAdEvents, send } from '@hien/api';

type Seen = Input<'recordAdEvents'>['events'][number];

/** Collected this long, so that a page of companies is one request. */
const lotMs = 2_000;
const mostInALot = 60;

const waiting: Seen[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Nobody who reads hears of it: what is not counted is not missed. */
function sendLot(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting.splice(0, mostInALot);
  if (events.length > 0) void send(recordAdEvents, { events }, { keepalive: true }).catch(() => {});
  if (waiting.length > 0) timer = setTimeout(sendLot, lotMs);
}

/** What a place in the directory brought: seen, opened, or a way to get in touch that was taken. */
export function tellSeen(seen: Seen): void {
  waiting.push(seen);
  // Whoever leaves takes nothing along: what was seen is told on the way out.
  addEventListener('pagehide', sendLot);
  // Whoever calls or leaves for a website may be gone in two seconds.
  if (seen.channel === 'phone' || seen.channel === 'website') sendLot();
  else timer ??= setTimeout(sendLot, lotMs);
}
