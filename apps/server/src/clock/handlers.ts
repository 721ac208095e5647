import type { Language } from '@hien/domain';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler, Handlers } from '../http/handler.ts';
import { refusedField } from '../http/refusals.ts';
import type { Services } from '../services.ts';
import type { DemoClock } from './demo-clock.ts';
import { dueTimers } from './due-timers.ts';

/** Null on every server that people rely on: there is nothing to move. */
export type ClockServices = Services & { readonly demoClock: DemoClock | null };

/** As far as one move goes. */
const longestLeapMs = 366 * 86_400_000;

export function clockHandlers(services: ClockServices) {
  return {
    readClock: readClock(services),
    moveClock: moveClock(services),
  } satisfies Partial<Handlers>;
}

function readClock(services: ClockServices): Handler<'readClock'> {
  return async ({ language }) => ({ data: await answer(services, clockOf(services), language) });
}

function moveClock(services: ClockServices): Handler<'moveClock'> {
  return async ({ body, language }) => {
    const clock = clockOf(services);
    const to = Date.parse(body.to);
    if (to - clock.now() > longestLeapMs) throw refusedField('CLOCK_TOO_FAR', language);
    await clock.moveTo(to);
    return { data: await answer(services, clock, language) };
  };
}

/** @throws {ApiError} DEMO_ONLY */
function clockOf({ demoClock }: ClockServices): DemoClock {
  if (demoClock === null) throw new ApiError('DEMO_ONLY');
  return demoClock;
}

async function answer(
  { database }: ClockServices,
  clock: DemoClock,
  language: Language,
): Promise<Answer<'readClock'>['data']> {
  return {
    now: new Date(clock.now()).toISOString(),
    ahead_seconds: Math.round(clock.ahead() / 1000),
    due: await dueTimers(database.orm, language, clock.now()),
  };
}
