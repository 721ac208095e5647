import type { Screens } from './screen.ts';

export const screens: Screens<'community'> = {
  article: () => import('@hien/features/community/Article/ArticleScreen'),
  articlePage: () => import('@hien/features/community/ArticlePage/ArticlePageScreen'),
  articleDetail: () => import('@hien/features/community/ArticleDetail/ArticleDetailScreen'),
  interiorShare: () => import('@hien/features/community/InteriorShare/InteriorShareScreen'),
  interiorSharePage: () =>
    import('@hien/features/community/InteriorSharePage/InteriorSharePageScreen'),
  interiorShareMyPost: () =>
    import('@hien/features/community/InteriorShareMyPost/InteriorShareMyPostScreen'),
  writePost: () => import('@hien/features/community/WritePost/WritePostScreen'),
  editPost: () => import('@hien/features/community/EditPost/EditPostScreen'),
  interiorShareDetail: () =>
    import('@hien/features/community/InteriorShareDetail/InteriorShareDetailScreen'),
  career: () => import('@hien/features/community/Career/CareerScreen'),
  careerDetail: () => import('@hien/features/community/CareerDetail/CareerDetailScreen'),
};
