import type { Screens } from './screen.ts';

export const screens: Screens<'account'> = {
  login: {
    file: 'account/Login/LoginScreen',
    title: 'screen',
    load: async () => {
      const { LoginScreen, prefetch } = await import('@hien/features/account/Login/LoginScreen');
      return { Screen: LoginScreen, prefetch };
    },
  },
  registrationForm: {
    file: 'account/RegistrationForm/RegistrationFormScreen',
    title: 'screen',
    load: async () => {
      const { RegistrationFormScreen } =
        await import('@hien/features/account/RegistrationForm/RegistrationFormScreen');
      return { Screen: RegistrationFormScreen };
    },
  },
  bulkOrderInquiry: {
    file: 'account/BulkOrderInquiry/BulkOrderInquiryScreen',
    title: 'screen',
    load: async () => {
      const { BulkOrderInquiryScreen } =
        await import('@hien/features/account/BulkOrderInquiry/BulkOrderInquiryScreen');
      return { Screen: BulkOrderInquiryScreen };
    },
  },
  marketingCampaignForm: {
    file: 'account/MarketingCampaignForm/MarketingCampaignFormScreen',
    title: 'screen',
    load: async () => {
      const { MarketingCampaignFormScreen } =
        await import('@hien/features/account/MarketingCampaignForm/MarketingCampaignFormScreen');
      return { Screen: MarketingCampaignFormScreen };
    },
  },
  freeTrialProject: {
    file: 'account/FreeTrialProject/FreeTrialProjectScreen',
    title: 'screen',
    load: async () => {
      const { FreeTrialProjectScreen, prefetch } =
        await import('@hien/features/account/FreeTrialProject/FreeTrialProjectScreen');
      return { Screen: FreeTrialProjectScreen, prefetch };
    },
  },
  freeTrialTax: {
    file: 'account/FreeTrialTax/FreeTrialTaxScreen',
    title: 'screen',
    load: async () => {
      const { FreeTrialTaxScreen, prefetch } =
        await import('@hien/features/account/FreeTrialTax/FreeTrialTaxScreen');
      return { Screen: FreeTrialTaxScreen, prefetch };
    },
  },
  signUpSocial: {
    file: 'account/SignUpSocial/SignUpSocialScreen',
    title: 'screen',
    load: async () => {
      const { SignUpSocialScreen, prefetch } =
        await import('@hien/features/account/SignUpSocial/SignUpSocialScreen');
      return { Screen: SignUpSocialScreen, prefetch };
    },
  },
  signUp: {
    file: 'account/SignUp/SignUpScreen',
    title: 'screen',
    load: async () => {
      const { SignUpScreen } = await import('@hien/features/account/SignUp/SignUpScreen');
      return { Screen: SignUpScreen };
    },
  },
  signUpWithMember: {
    file: 'account/SignUpWithMember/SignUpWithMemberScreen',
    title: 'screen',
    load: async () => {
      const { SignUpWithMemberScreen } =
        await import('@hien/features/account/SignUpWithMember/SignUpWithMemberScreen');
      return { Screen: SignUpWithMemberScreen };
    },
  },
  forgotPassword: {
    file: 'account/ForgotPassword/ForgotPasswordScreen',
    title: 'screen',
    load: async () => {
      const { ForgotPasswordScreen } =
        await import('@hien/features/account/ForgotPassword/ForgotPasswordScreen');
      return { Screen: ForgotPasswordScreen };
    },
  },
  verifyCode: {
    file: 'account/VerifyCode/VerifyCodeScreen',
    title: 'screen',
    load: async () => {
      const { VerifyCodeScreen } =
        await import('@hien/features/account/VerifyCode/VerifyCodeScreen');
      return { Screen: VerifyCodeScreen };
    },
  },
  changePasswordSuccess: {
    file: 'account/ChangePasswordSuccess/ChangePasswordSuccessScreen',
    title: 'screen',
    load: async () => {
      const { ChangePasswordSuccessScreen } =
        await import('@hien/features/account/ChangePasswordSuccess/ChangePasswordSuccessScreen');
      return { Screen: ChangePasswordSuccessScreen };
    },
  },
  signUpSuccess: {
    file: 'account/SignUpSuccess/SignUpSuccessScreen',
    title: 'screen',
    load: async () => {
      const { SignUpSuccessScreen } =
        await import('@hien/features/account/SignUpSuccess/SignUpSuccessScreen');
      return { Screen: SignUpSuccessScreen };
    },
  },
  signUpWithBusinessMember: {
    file: 'account/SignUpWithBusinessMember/SignUpWithBusinessMemberScreen',
    title: 'screen',
    load: async () => {
      const { SignUpWithBusinessMemberScreen } =
        await import('@hien/features/account/SignUpWithBusinessMember/SignUpWithBusinessMemberScreen');
      return { Screen: SignUpWithBusinessMemberScreen };
    },
  },
  deleteUserAccount: {
    file: 'account/DeleteUserAccount/DeleteUserAccountScreen',
    title: 'screen',
    load: async () => ({
      Screen: (await import('@hien/features/account/DeleteUserAccount/DeleteUserAccountScreen'))
        .DeleteUserAccountScreen,
    }),
  },
};
