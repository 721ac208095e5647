import type { OfficePlanPart } from '../project.ts';

/**
 * A picture of one's own as a plan: nothing is known of it but its size.
 * @param file its name on the device that keeps it
 */
export const picturePlan = (file: string, width: number, height: number): OfficePlanPart => ({
  plan: { kind: 'own', file },
  width,
  height,
  scale: null,
  rooms: [],
  doors: [],
  doorsSeen: false,
});
