import { systemClock } from '@hien/domain';

/**
 * The server's time counted on by this device's seconds, from when its answer came; the device's before there is one.
 * @param now the server's, as it said it (ISO).
 */
export const serverClock = (now: string | undefined, receivedAt: number) => (): number =>
  systemClock.now() + (now === undefined ? 0 : Date.parse(now) - receivedAt);
