import { shopDashboard } from '../fixtures/seller/shop-dashboard.ts';
import type { Answers } from './answerer.ts';

export const shopDashboardAnswers: Answers<'readShopDashboard'> = {
  readShopDashboard: () => shopDashboard,
};
