import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';
import type { DemoClock } from './generated/types.ts';

/** Brings the clock of a demonstration forward to a moment (UTC ISO text); one that has passed changes nothing. */
export function moveClock(to: string): Promise<DemoClock> {
  return unwrapData(mainApi.POST('/admin/clock/move', { body: { to } }));
}
