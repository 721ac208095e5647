import type { ArticleContent } from './article.ts';
import { cornerArticles } from './corners.ts';
import { firstHomeArticles } from './first-home.ts';
import { materialArticles } from './materials.ts';
import { newHabitArticles } from './new-habits.ts';
import { placeArticles } from './places.ts';
import { seasonArticles } from './seasons.ts';
import { storyArticles } from './stories.ts';
import { tipArticles } from './tips.ts';
import { trendArticles } from './trends.ts';
import { upkeepArticles } from './upkeep.ts';
import { villageArticles } from './villages.ts';
import { worksArticles } from './works.ts';

export const articles: readonly ArticleContent[] = [
  ...tipArticles,
  ...materialArticles,
  ...trendArticles,
  ...storyArticles,
  ...firstHomeArticles,
  ...newHabitArticles,
  ...placeArticles,
  ...upkeepArticles,
  ...seasonArticles,
  ...worksArticles,
  ...cornerArticles,
  ...villageArticles,
];
