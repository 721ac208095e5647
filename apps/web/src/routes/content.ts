import type { Screens } from './screen.ts';

export const screens: Screens<'content'> = {
  aboutUs: () => import('@hien/features/content/AboutUs/AboutUsScreen'),
  promises: () => import('@hien/features/content/Promises/PromisesScreen'),
  press: () => import('@hien/features/content/Press/PressScreen'),
  affiliate: () => import('@hien/features/content/Affiliate/AffiliateScreen'),
  terms: () => import('@hien/features/content/Terms/TermsScreen'),
  termDetail: () => import('@hien/features/content/TermDetail/TermDetailScreen'),
  bannerDetail: () => import('@hien/features/content/BannerDetail/BannerDetailScreen'),
  essay: () => import('@hien/features/content/Essay/EssayScreen'),
  essayPage: () => import('@hien/features/content/EssayPage/EssayPageScreen'),
  essayDetail: () => import('@hien/features/content/EssayDetail/EssayDetailScreen'),
  bannerShopDetail: () => import('@hien/features/content/BannerShopDetail/BannerShopDetailScreen'),
};
