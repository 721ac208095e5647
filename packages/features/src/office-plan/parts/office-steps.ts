import { paths } from '@hien/domain/routes';

export const officeSteps = {
  plan: paths.roomByRoomBGridStep1,
  doors: paths.roomByRoomBGridStep1DoorDetection,
  modules: paths.roomByRoomBGridStep2,
  summary: paths.roomByRoomBGridStep3,
} as const;

export type OfficeStepName = keyof typeof officeSteps;

export const officeStepNames = [
  'plan',
  'doors',
  'modules',
  'summary',
] as const satisfies OfficeStepName[];
