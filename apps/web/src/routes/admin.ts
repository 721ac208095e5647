import type { Screens } from './screen.ts';

export const screens: Screens<'admin'> = {
  admin: {
    file: 'admin/Admin/AdminScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/admin/Admin/AdminScreen')).AdminScreen,
    }),
  },
  adminClock: {
    file: 'admin/Clock/ClockScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/admin/Clock/ClockScreen')).ClockScreen,
    }),
  },
  adminTerms: {
    file: 'admin/Terms/TermsScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/admin/Terms/TermsScreen')).TermsScreen,
    }),
  },
  adminQueue: {
    file: 'admin/Queue/QueueScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/admin/Queue/QueueScreen')).QueueScreen,
    }),
  },
};
