import type { Screens } from './screen.ts';

export const screens: Screens<'content'> = {
  aboutUs: {
    file: 'content/AboutUs/AboutUsScreen',
    title: 'screen',
    load: async () => {
      const { AboutUsScreen, prefetchAboutUs } =
        await import('@hien/features/content/AboutUs/AboutUsScreen');
      return { Screen: AboutUsScreen, prefetch: prefetchAboutUs };
    },
  },
  press: {
    file: 'content/Press/PressScreen',
    title: 'screen',
    load: async () => {
      const { PressScreen, prefetchPress } =
        await import('@hien/features/content/Press/PressScreen');
      return { Screen: PressScreen, prefetch: prefetchPress };
    },
  },
  affiliate: {
    file: 'content/Affiliate/AffiliateScreen',
    title: 'screen',
    load: async () => {
      const { AffiliateScreen, prefetchAffiliate } =
        await import('@hien/features/content/Affiliate/AffiliateScreen');
      return { Screen: AffiliateScreen, prefetch: prefetchAffiliate };
    },
  },
  terms: {
    file: 'content/Terms/TermsScreen',
    title: 'screen',
    load: async () => {
      const { TermsScreen, prefetchTerms } =
        await import('@hien/features/content/Terms/TermsScreen');
      return { Screen: TermsScreen, prefetch: prefetchTerms };
    },
  },
  termDetail: {
    file: 'content/TermDetail/TermDetailScreen',
    title: 'screen',
    load: async () => {
      const { TermDetailScreen, prefetchTermDetail } =
        await import('@hien/features/content/TermDetail/TermDetailScreen');
      return { Screen: TermDetailScreen, prefetch: prefetchTermDetail };
    },
  },
  bannerDetail: {
    file: 'content/BannerDetail/BannerDetailScreen',
    title: 'screen',
    load: async () => {
      const { BannerDetailScreen, prefetchBannerDetail } =
        await import('@hien/features/content/BannerDetail/BannerDetailScreen');
      return { Screen: BannerDetailScreen, prefetch: prefetchBannerDetail };
    },
  },
  bannerShopDetail: {
    file: 'content/BannerShopDetail/BannerShopDetailScreen',
    title: 'screen',
    load: async () => {
      const { BannerShopDetailScreen, prefetchBannerShopDetail } =
        await import('@hien/features/content/BannerShopDetail/BannerShopDetailScreen');
      return { Screen: BannerShopDetailScreen, prefetch: prefetchBannerShopDetail };
    },
  },
};
