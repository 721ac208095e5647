import type { ArticleContent } from './article.ts';
import { materialArticles } from './materials.ts';
import { storyArticles } from './stories.ts';
import { tipArticles } from './tips.ts';
import { trendArticles } from './trends.ts';

export const articles: readonly ArticleContent[] = [
  ...tipArticles,
  ...materialArticles,
  ...trendArticles,
  ...storyArticles,
];
