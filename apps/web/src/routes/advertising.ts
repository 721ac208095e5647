import type { Screens } from './screen.ts';

export const screens: Screens<'advertising'> = {
  adMembership: () => import('@hien/features/advertising/AdMembership/AdMembershipScreen'),
  adMembershipOrderConfirmation: () =>
    import('@hien/features/advertising/AdOrderConfirmation/AdOrderConfirmationScreen'),
  adMembershipContractorMembershipSuccess: () =>
    import('@hien/features/advertising/AdMembershipSuccess/AdMembershipSuccessScreen'),
  membership: () => import('@hien/features/advertising/Membership/MembershipScreen'),
};
