import type { Screens } from './screen.ts';

export const screens: Screens<'advertising'> = {
  adMembership: () => import('@hien/features/advertising/AdMembership/AdMembershipScreen'),
  adMembershipMyProfile: () =>
    import('@hien/features/advertising/AdMembershipMyProfile/AdMembershipMyProfileScreen'),
  adMembershipOrderConfirmation: () =>
    import('@hien/features/advertising/AdMembershipOrderConfirmation/AdMembershipOrderConfirmationScreen'),
  adMembershipContractorMembershipSuccess: () =>
    import('@hien/features/advertising/AdMembershipContractorMembershipSuccess/AdMembershipContractorMembershipSuccessScreen'),
  adMembershipAuction: () =>
    import('@hien/features/advertising/AdMembershipAuction/AdMembershipAuctionScreen'),
  myAuctionResult: () => import('@hien/features/advertising/MyAuctionResult/MyAuctionResultScreen'),
  premiumAuctionResult: () =>
    import('@hien/features/advertising/PremiumAuctionResult/PremiumAuctionResultScreen'),
  adPurchasedDetail: () =>
    import('@hien/features/advertising/AdPurchasedDetail/AdPurchasedDetailScreen'),
  detailStatistics: () =>
    import('@hien/features/advertising/DetailStatistics/DetailStatisticsScreen'),
  membership: () => import('@hien/features/advertising/Membership/MembershipScreen'),
};
