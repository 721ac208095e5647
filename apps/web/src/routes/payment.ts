import type { Screens } from './screen.ts';

export const screens: Screens<'payment'> = {
  payment: {
    file: 'payment/Payment/PaymentScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/payment/Payment/PaymentScreen')).PaymentScreen,
    }),
  },
  paymentResult: {
    file: 'payment/PaymentResult/PaymentResultScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/payment/PaymentResult/PaymentResultScreen'))
        .PaymentResultScreen,
    }),
  },
  paymentWebResult: {
    file: 'payment/PaymentWebResult/PaymentWebResultScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/payment/PaymentWebResult/PaymentWebResultScreen'))
        .PaymentWebResultScreen,
    }),
  },
  paymentSuccess: {
    file: 'payment/PaymentSuccess/PaymentSuccessScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/payment/PaymentSuccess/PaymentSuccessScreen'))
        .PaymentSuccessScreen,
    }),
  },
  paymentOrderConfirm: {
    file: 'payment/PaymentOrderConfirm/PaymentOrderConfirmScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/payment/PaymentOrderConfirm/PaymentOrderConfirmScreen'))
        .PaymentOrderConfirmScreen,
    }),
  },
};
