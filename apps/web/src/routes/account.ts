import type { Screens } from './screen.ts';

export const screens: Screens<'account'> = {
  login: {
    file: 'account/Login/LoginScreen',
    title: 'screen',
    load: async () => {
      const { LoginScreen, prefetchLogin } =
        await import('@hien/features/account/Login/LoginScreen');
      return { Screen: LoginScreen, prefetch: prefetchLogin };
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
      const { FreeTrialProjectScreen, prefetchFreeTrialProject } =
        await import('@hien/features/account/FreeTrialProject/FreeTrialProjectScreen');
      return { Screen: FreeTrialProjectScreen, prefetch: prefetchFreeTrialProject };
    },
  },
  freeTrialTax: {
    file: 'account/FreeTrialTax/FreeTrialTaxScreen',
    title: 'screen',
    load: async () => {
      const { FreeTrialTaxScreen, prefetchFreeTrialTax } =
        await import('@hien/features/account/FreeTrialTax/FreeTrialTaxScreen');
      return { Screen: FreeTrialTaxScreen, prefetch: prefetchFreeTrialTax };
    },
  },
  signUpSocial: {
    file: 'account/SignUpSocial/SignUpSocialScreen',
    title: 'screen',
    load: async () => {
      const { SignUpSocialScreen, prefetchSignUpSocial } =
        await import('@hien/features/account/SignUpSocial/SignUpSocialScreen');
      return { Screen: SignUpSocialScreen, prefetch: prefetchSignUpSocial };
    },
  },
};
