import type { Screens } from './screen.ts';

export const screens: Screens<'orders'> = {
  cart: () => import('@hien/features/orders/Cart/CartScreen'),
  orderConfirmation: () =>
    import('@hien/features/orders/OrderConfirmation/OrderConfirmationScreen'),
  orders: () => import('@hien/features/orders/Orders/OrdersScreen'),
  orderByStatus: {
    load: () => import('@hien/features/orders/Orders/OrdersScreen'),
    file: 'orders/Orders/OrdersScreen',
  },
  orderDetail: () => import('@hien/features/orders/OrderDetail/OrderDetailScreen'),
  orderShopDetail: () => import('@hien/features/orders/OrderShopDetail/OrderShopDetailScreen'),
  orderShopDetailCancel: () =>
    import('@hien/features/orders/OrderShopDetailCancel/OrderShopDetailCancelScreen'),
  orderShopDetailRefund: () =>
    import('@hien/features/orders/OrderShopDetailRefund/OrderShopDetailRefundScreen'),
  orderShopDetailRefundDeny: () =>
    import('@hien/features/orders/OrderShopDetailRefundDeny/OrderShopDetailRefundDenyScreen'),
};
