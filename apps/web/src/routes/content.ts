import type { Screens } from './screen.ts';

export const screens: Screens<'content'> = {
  aboutUs: {
    file: 'content/AboutUs/AboutUsScreen',
    title: 'screen',
    load: async () => {
      const { AboutUsScreen, prefetch } =
        await import('@hien/features/content/AboutUs/AboutUsScreen');
      return { Screen: AboutUsScreen, prefetch };
    },
  },
  press: {
    file: 'content/Press/PressScreen',
    title: 'screen',
    load: async () => {
      const { PressScreen, prefetch } = await import('@hien/features/content/Press/PressScreen');
      return { Screen: PressScreen, prefetch };
    },
  },
  affiliate: {
    file: 'content/Affiliate/AffiliateScreen',
    title: 'screen',
    load: async () => {
      const { AffiliateScreen, prefetch } =
        await import('@hien/features/content/Affiliate/AffiliateScreen');
      return { Screen: AffiliateScreen, prefetch };
    },
  },
  terms: {
    file: 'content/Terms/TermsScreen',
    title: 'screen',
    load: async () => {
      const { TermsScreen, prefetch } = await import('@hien/features/content/Terms/TermsScreen');
      return { Screen: TermsScreen, prefetch };
    },
  },
  termDetail: {
    file: 'content/TermDetail/TermDetailScreen',
    title: 'screen',
    load: async () => {
      const { TermDetailScreen, prefetch } =
        await import('@hien/features/content/TermDetail/TermDetailScreen');
      return { Screen: TermDetailScreen, prefetch };
    },
  },
  bannerDetail: {
    file: 'content/BannerDetail/BannerDetailScreen',
    title: 'screen',
    load: async () => {
      const { BannerDetailScreen, prefetch } =
        await import('@hien/features/content/BannerDetail/BannerDetailScreen');
      return { Screen: BannerDetailScreen, prefetch };
    },
  },
  bannerShopDetail: {
    file: 'content/BannerShopDetail/BannerShopDetailScreen',
    title: 'screen',
    load: async () => {
      const { BannerShopDetailScreen, prefetch } =
        await import('@hien/features/content/BannerShopDetail/BannerShopDetailScreen');
      return { Screen: BannerShopDetailScreen, prefetch };
    },
  },
};
