import type { Screens } from './screen.ts';

export const screens: Screens<'community'> = {
  career: () => import('@hien/features/community/Career/CareerScreen'),
};
