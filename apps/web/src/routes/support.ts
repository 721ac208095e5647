import type { Screens } from './screen.ts';

export const screens: Screens<'support'> = {
  sendEmail: {
    file: 'support/SendEmail/SendEmailScreen',
    title: 'screen',
    load: async () => {
      const { SendEmailScreen } = await import('@hien/features/support/SendEmail/SendEmailScreen');
      return { Screen: SendEmailScreen };
    },
  },
  inbox: {
    file: 'support/Inbox/InboxScreen',
    title: 'screen',
    load: async () => {
      const { InboxScreen } = await import('@hien/features/support/Inbox/InboxScreen');
      return { Screen: InboxScreen };
    },
  },
  customerCenter: {
    file: 'support/CustomerCenter/CustomerCenterScreen',
    title: 'screen',
    load: async () => {
      const { CustomerCenterScreen } =
        await import('@hien/features/support/CustomerCenter/CustomerCenterScreen');
      return { Screen: CustomerCenterScreen };
    },
  },
  customerCenterPost: {
    file: 'support/CustomerCenterPost/CustomerCenterPostScreen',
    title: 'screen',
    load: async () => {
      const { CustomerCenterPostScreen } =
        await import('@hien/features/support/CustomerCenterPost/CustomerCenterPostScreen');
      return { Screen: CustomerCenterPostScreen };
    },
  },
  faq: {
    file: 'support/Faq/FaqScreen',
    title: 'screen',
    load: async () => {
      const { FaqScreen, prefetch } = await import('@hien/features/support/Faq/FaqScreen');
      return { Screen: FaqScreen, prefetch };
    },
  },
};
