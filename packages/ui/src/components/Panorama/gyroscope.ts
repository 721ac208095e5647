import type { Direction } from './sphere.ts';

/** Browsers on iPhones ask people first, and only when something was pressed. */
type Asking = { requestPermission?: () => Promise<'granted' | 'denied'> };

/** There is something to turn: a device held in the hand whose browser tells how. */
export const hasGyroscope = (): boolean =>
  'DeviceOrientationEvent' in window && window.matchMedia('(pointer: coarse)').matches;

/** Whether the device may be followed; call it from a press. */
export async function mayFollow(): Promise<boolean> {
  const { requestPermission } = DeviceOrientationEvent as Asking;
  if (requestPermission === undefined) return true;
  try {
    return (await requestPermission.call(DeviceOrientationEvent)) === 'granted';
  } catch {
    return false;
  }
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Where the back of a device looks, from its turns in degrees as browsers tell them (about z, x and y, in this order): radians to
 * the right of where it looked at `alpha` 0, and up. How it is held, upright or sideways, makes no difference.
 */
export function lookOf(alpha: number, beta: number, gamma: number): Direction {
  const [a, b, g] = [radians(alpha), radians(beta), radians(gamma)];
  const x = -(Math.cos(a) * Math.sin(g) + Math.sin(a) * Math.sin(b) * Math.cos(g));
  const y = -(Math.sin(a) * Math.sin(g) - Math.cos(a) * Math.sin(b) * Math.cos(g));
  const z = -Math.cos(b) * Math.cos(g);
  return { yaw: Math.atan2(x, y), pitch: Math.asin(Math.max(-1, Math.min(1, z))) };
}

/** Tells by how much the device turned since it told last. Ends with what it answers. */
export function followDevice(onTurn: (by: Direction) => void): () => void {
  let before: Direction | null = null;
  const listen = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
    if (alpha === null || beta === null || gamma === null) return;
    const now = lookOf(alpha, beta, gamma);
    if (before !== null) onTurn({ yaw: now.yaw - before.yaw, pitch: now.pitch - before.pitch });
    before = now;
  };
  window.addEventListener('deviceorientation', listen);
  return () => window.removeEventListener('deviceorientation', listen);
}
