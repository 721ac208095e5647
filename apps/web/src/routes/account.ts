import type { Screens } from './screen.ts';

export const screens: Screens<'account'> = {
  login: {
    file: 'account/Login/LoginScreen',
    title: 'screen',
    load: async () => {
      const { LoginScreen, prefetchLogin } =
        await import('@hien/features/account/Login/LoginScreen');
      return { Screen: LoginScreen, prefetch: prefetchLogin };
    },
  },
};
