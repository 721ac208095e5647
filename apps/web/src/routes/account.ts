import type { Screens } from './screen.ts';

/** One login at two addresses: the second stands in the frame of the office flow. */
const login = {
  file: 'account/Login/LoginScreen',
  load: () => import('@hien/features/account/Login/LoginScreen'),
};

export const screens: Screens<'account'> = {
  login,
  roomByRoomBGridLogin: login,
  registrationForm: () => import('@hien/features/account/RegistrationForm/RegistrationFormScreen'),
  bulkOrderInquiry: () => import('@hien/features/account/BulkOrderInquiry/BulkOrderInquiryScreen'),
  marketingCampaignForm: () =>
    import('@hien/features/account/MarketingCampaignForm/MarketingCampaignFormScreen'),
  freeTrialProject: () => import('@hien/features/account/FreeTrialProject/FreeTrialProjectScreen'),
  freeTrialTax: () => import('@hien/features/account/FreeTrialTax/FreeTrialTaxScreen'),
  signUpSocial: () => import('@hien/features/account/SignUpSocial/SignUpSocialScreen'),
  signUp: () => import('@hien/features/account/SignUp/SignUpScreen'),
  signUpWithMember: () => import('@hien/features/account/SignUpWithMember/SignUpWithMemberScreen'),
  forgotPassword: () => import('@hien/features/account/ForgotPassword/ForgotPasswordScreen'),
  verifyCode: () => import('@hien/features/account/VerifyCode/VerifyCodeScreen'),
  changePasswordSuccess: () =>
    import('@hien/features/account/ChangePasswordSuccess/ChangePasswordSuccessScreen'),
  signUpSuccess: () => import('@hien/features/account/SignUpSuccess/SignUpSuccessScreen'),
  signUpWithBusinessMember: () =>
    import('@hien/features/account/SignUpWithBusinessMember/SignUpWithBusinessMemberScreen'),
  deleteUserAccount: () =>
    import('@hien/features/account/DeleteUserAccount/DeleteUserAccountScreen'),
};
