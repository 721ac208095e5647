// Finds doors and rooms on a picture of a floor plan. A door of its own: only the server's worker needs it.
export { detectPlan, type PlanSeen } from './detect.ts';
export type { GreyPicture } from './picture.ts';
