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
  orders: {
    file: 'orders/Orders/OrdersScreen',
    title: 'screen',
    load: async () => {
      const { OrdersScreen } = await import('@hien/features/orders/Orders/OrdersScreen');
      return { Screen: OrdersScreen };
    },
  },
  orderByStatus: {
    file: 'orders/Orders/OrdersScreen',
    title: 'screen',
    load: async () => {
      const { OrdersScreen } = await import('@hien/features/orders/Orders/OrdersScreen');
      return { Screen: OrdersScreen };
    },
  },
  orderDetail: {
    file: 'orders/OrderDetail/OrderDetailScreen',
    title: 'screen',
    load: async () => {
      const { OrderDetailScreen } =
        await import('@hien/features/orders/OrderDetail/OrderDetailScreen');
      return { Screen: OrderDetailScreen };
    },
  },
  orderShopDetail: {
    file: 'orders/OrderShopDetail/OrderShopDetailScreen',
    title: 'screen',
    load: async () => {
      const { OrderShopDetailScreen } =
        await import('@hien/features/orders/OrderShopDetail/OrderShopDetailScreen');
      return { Screen: OrderShopDetailScreen };
    },
  },
  orderShopDetailCancel: {
    file: 'orders/OrderShopDetailCancel/OrderShopDetailCancelScreen',
    title: 'screen',
    load: async () => {
      const { OrderShopDetailCancelScreen } =
        await import('@hien/features/orders/OrderShopDetailCancel/OrderShopDetailCancelScreen');
      return { Screen: OrderShopDetailCancelScreen };
    },
  },
  orderShopDetailRefund: {
    file: 'orders/OrderShopDetailRefund/OrderShopDetailRefundScreen',
    title: 'screen',
    load: async () => {
      const { OrderShopDetailRefundScreen } =
        await import('@hien/features/orders/OrderShopDetailRefund/OrderShopDetailRefundScreen');
      return { Screen: OrderShopDetailRefundScreen };
    },
  },
  orderShopDetailRefundDeny: {
    file: 'orders/OrderShopDetailRefundDeny/OrderShopDetailRefundDenyScreen',
    title: 'screen',
    load: async () => {
      const { OrderShopDetailRefundDenyScreen } =
        await import('@hien/features/orders/OrderShopDetailRefundDeny/OrderShopDetailRefundDenyScreen');
      return { Screen: OrderShopDetailRefundDenyScreen };
    },
  },
};
