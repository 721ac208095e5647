import type { BrandJourneys } from '../../tools/states/journeys.ts';

/** The ways of every brand, each page with the story that shows it: filled in by `journeys.ts` when Storybook reads this file. */
export const brands: readonly BrandJourneys[] = [];
