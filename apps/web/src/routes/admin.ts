import type { Screens } from './screen.ts';

export const screens: Screens<'admin'> = {
  admin: () => import('@hien/features/admin/Admin/AdminScreen'),
  adminClock: {
    load: () => import('@hien/features/admin/Clock/ClockScreen'),
    file: 'admin/Clock/ClockScreen',
  },
  adminTerms: {
    load: () => import('@hien/features/admin/Terms/TermsScreen'),
    file: 'admin/Terms/TermsScreen',
  },
  adminLetter: {
    load: () => import('@hien/features/admin/Letter/LetterScreen'),
    file: 'admin/Letter/LetterScreen',
  },
  adminReading: {
    load: () => import('@hien/features/admin/Reading/ReadingScreen'),
    file: 'admin/Reading/ReadingScreen',
  },
  adminQueue: {
    load: () => import('@hien/features/admin/Queue/QueueScreen'),
    file: 'admin/Queue/QueueScreen',
  },
};
