import type { adminPaths, paths } from '@hien/features/paths';
import type { Area } from '@hien/features/shared';

export type RouteName = keyof typeof paths | keyof typeof adminPaths;

/**
 * Which routes have a screen, by area. Every page knows this list, because it decides which links appear; what the
 * screens are stands in the table of their area beside this file, which does not compile without one for each name.
 */
export const open = {
  home: ['home', 'searchResult'],
  account: [
    'login',
    'deleteUserAccount',
    'signUpSocial',
    'registrationForm',
    'bulkOrderInquiry',
    'marketingCampaignForm',
    'freeTrialProject',
    'freeTrialTax',
    'signUp',
    'signUpWithMember',
    'signUpWithBusinessMember',
    'forgotPassword',
    'verifyCode',
    'changePasswordSuccess',
    'signUpSuccess',
  ],
  content: [
    'aboutUs',
    'press',
    'affiliate',
    'terms',
    'termDetail',
    'bannerDetail',
    'bannerShopDetail',
  ],
  shop: ['shop', 'shopDetail', 'brandDesignList', 'brand', 'packageDesignList', 'packageComboList'],
  support: ['sendEmail', 'inbox', 'customerCenter', 'customerCenterPost', 'faq'],
  'my-page': [
    'myPage',
    'myProfileCustomer',
    'myProfileBusiness',
    'myProfileBusinessSwitch',
    'changePassword',
    'bookmark',
    'review',
    'pointCoupon',
    'pointHistory',
  ],
  orders: [
    'cart',
    'orderConfirmation',
    'orders',
    'orderByStatus',
    'orderDetail',
    'orderShopDetail',
    'orderShopDetailCancel',
    'orderShopDetailRefund',
    'orderShopDetailRefundDeny',
  ],
  payment: [
    'payment',
    'paymentResult',
    'paymentWebResult',
    'paymentSuccess',
    'paymentOrderConfirm',
  ],
  admin: ['admin', 'adminClock', 'adminTerms', 'adminQueue'],
} as const satisfies Partial<Record<Area, readonly RouteName[]>>;

export type OpenArea = keyof typeof open;
export type OpenName<A extends OpenArea = OpenArea> = (typeof open)[A][number];
