import type { Screens } from './screen.ts';

export const screens: Screens<'payment'> = {
  payment: () => import('@hien/features/payment/Payment/PaymentScreen'),
  paymentResult: () => import('@hien/features/payment/PaymentResult/PaymentResultScreen'),
  paymentWebResult: () => import('@hien/features/payment/PaymentWebResult/PaymentWebResultScreen'),
  paymentSuccess: () => import('@hien/features/payment/PaymentSuccess/PaymentSuccessScreen'),
  paymentOrderConfirm: () =>
    import('@hien/features/payment/PaymentOrderConfirm/PaymentOrderConfirmScreen'),
};
