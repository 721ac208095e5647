import type { FitWay } from '@hien/domain';
import type { BadgeProps } from '@hien/ui';

export const fitTones = {
  straight: 'positive',
  tilted: 'caution',
  'without-legs': 'caution',
  none: 'critical',
} as const satisfies Record<FitWay, BadgeProps['tone']>;
