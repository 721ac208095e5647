import type { Screens } from './screen.ts';

export const screens: Screens<'my-page'> = {
  myPage: () => import('@hien/features/my-page/MyPage/MyPageScreen'),
  myProfileCustomer: () =>
    import('@hien/features/my-page/MyProfileCustomer/MyProfileCustomerScreen'),
  roomByRoomBGridProfile: () =>
    import('@hien/features/my-page/RoomByRoomBGridProfile/RoomByRoomBGridProfileScreen'),
  myProfileBusiness: () =>
    import('@hien/features/my-page/MyProfileBusiness/MyProfileBusinessScreen'),
  myProfileBusinessSwitch: () =>
    import('@hien/features/my-page/MyProfileBusinessSwitch/MyProfileBusinessSwitchScreen'),
  changePassword: () => import('@hien/features/my-page/ChangePassword/ChangePasswordScreen'),
  bookmark: () => import('@hien/features/my-page/Bookmark/BookmarkScreen'),
  sharedInteriorDesign: () =>
    import('@hien/features/my-page/SharedInteriorDesign/SharedInteriorDesignScreen'),
  contractorReview: () => import('@hien/features/my-page/ContractorReview/ContractorReviewScreen'),
  review: () => import('@hien/features/my-page/Review/ReviewScreen'),
  pointCoupon: () => import('@hien/features/my-page/PointCoupon/PointCouponScreen'),
  pointHistory: () => import('@hien/features/my-page/PointHistory/PointHistoryScreen'),
};
