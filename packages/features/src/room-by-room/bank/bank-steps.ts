import { paths } from '@hien/domain/routes';

/** By rooms, or by the plan they lie in: the chooser differs, nothing else does. */
export type BankWay = 'room' | 'floor-plan';

export const bankWays = ['room', 'floor-plan'] as const satisfies readonly BankWay[];

/** The bank's page is step 1. */
export const bankSteps = {
  room: {
    rooms: paths.roomByRoomVibStep3Room,
    pieces: paths.roomByRoomVibStep4Room,
    summary: paths.roomByRoomVibStep5Room,
  },
  'floor-plan': {
    rooms: paths.roomByRoomVibStep3FloorPlan,
    pieces: paths.roomByRoomVibStep4FloorPlan,
    summary: paths.roomByRoomVibStep5FloorPlan,
  },
} as const;

export type BankStepName = 'home' | keyof (typeof bankSteps)['room'];

export const bankStepNames = ['home', 'rooms', 'pieces', 'summary'] as const;
