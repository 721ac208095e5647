import type { DoorCertainty } from '@hien/domain/office-plan';

export const certaintyTone = {
  sure: 'positive',
  likely: 'caution',
  check: 'critical',
} as const satisfies Record<DoorCertainty, string>;
