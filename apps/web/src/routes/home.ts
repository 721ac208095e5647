import type { Screens } from './screen.ts';

export const screens: Screens<'home'> = {
  home: () => import('@hien/features/home/Home/HomeScreen'),
};
