import type { Screens } from './screen.ts';

export const screens: Screens<'my-page'> = {
  myPage: {
    file: 'my-page/MyPage/MyPageScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/my-page/MyPage/MyPageScreen')).MyPageScreen,
    }),
  },
  myProfileCustomer: {
    file: 'my-page/MyProfileCustomer/MyProfileCustomerScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/my-page/MyProfileCustomer/MyProfileCustomerScreen'))
        .MyProfileCustomerScreen,
    }),
  },
  myProfileBusiness: {
    file: 'my-page/MyProfileBusiness/MyProfileBusinessScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/my-page/MyProfileBusiness/MyProfileBusinessScreen'))
        .MyProfileBusinessScreen,
    }),
  },
  myProfileBusinessSwitch: {
    file: 'my-page/MyProfileBusinessSwitch/MyProfileBusinessSwitchScreen',
    title: 'screen',
    load: async () => ({
      Screen: (
        await import('@hien/features/my-page/MyProfileBusinessSwitch/MyProfileBusinessSwitchScreen')
      ).MyProfileBusinessSwitchScreen,
    }),
  },
  changePassword: {
    file: 'my-page/ChangePassword/ChangePasswordScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/my-page/ChangePassword/ChangePasswordScreen'))
        .ChangePasswordScreen,
    }),
  },
  bookmark: {
    file: 'my-page/Bookmark/BookmarkScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/my-page/Bookmark/BookmarkScreen')).BookmarkScreen,
    }),
  },
  review: {
    file: 'my-page/Review/ReviewScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/my-page/Review/ReviewScreen')).ReviewScreen,
    }),
  },
  pointCoupon: {
    file: 'my-page/PointCoupon/PointCouponScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/my-page/PointCoupon/PointCouponScreen'))
        .PointCouponScreen,
    }),
  },
  pointHistory: {
    file: 'my-page/PointHistory/PointHistoryScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/my-page/PointHistory/PointHistoryScreen'))
        .PointHistoryScreen,
    }),
  },
};
