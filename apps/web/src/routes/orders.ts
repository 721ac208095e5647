import type { Screens } from './screen.ts';

export const screens: Screens<'orders'> = {
  cart: {
    file: 'orders/Cart/CartScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/orders/Cart/CartScreen')).CartScreen,
    }),
  },
  orderConfirmation: {
    file: 'orders/OrderConfirmation/OrderConfirmationScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/orders/OrderConfirmation/OrderConfirmationScreen'))
        .OrderConfirmationScreen,
    }),
  },
};
