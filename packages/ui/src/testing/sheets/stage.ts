import { composeStories } from '@storybook/react-vite';
import { page } from 'vitest/browser';
import '../../theme/styles.ts';
import { loadBrandTheme } from '../../theme/load.ts';
import { withLanguage } from '../languages/with-language.tsx';
import type { Language } from '../languages/words.ts';
import { brandNames, type BrandName, type Mode } from '../../theme/brand-names.ts';

/** One picture of a component's sheet, as its stories file tells it. */
export interface SheetStory {
  name: string;
  /** Renders it alone on the page, in Vietnamese if nothing is said, and sets its stage; what was there goes. */
  show: (language?: Language) => Promise<void>;
}

type StoriesModule = Parameters<typeof composeStories>[0];
interface Composed {
  storyName: string;
  run: () => Promise<void>;
}

const modules = import.meta.glob<StoriesModule>('../../components/**/*.sheet.stories.tsx', {
  eager: true,
});

const compose = (module: StoriesModule, language: Language) =>
  Object.values<Composed>(
    composeStories(module, { decorators: [withLanguage], initialGlobals: { language } }),
  );

export const sheets: SheetStory[] = Object.values(modules).flatMap((module) =>
  compose(module, 'vi').map((story, at) => ({
    name: `${module.default.title?.split('/').at(-1)} ${story.storyName}`,
    show: async (language = 'vi') => {
      await compose(module, language)[at]?.run();
      await document.fonts.ready;
    },
  })),
);

export const loadThemes = () => Promise.all(brandNames.map(loadBrandTheme));

/** Sets on <html> what the server sets in the product. */
export function wear(brand: BrandName, mode: Mode): void {
  Object.assign(document.documentElement.dataset, { brand, mode });
}

/** A sheet shows both modes, unless only one of the thing can be on a page. */
export const modesToWear = (): readonly Mode[] =>
  document.querySelector('section[data-mode]') ? ['light'] : ['light', 'dark'];

export const widths = { phone: 390, least: 320, desktop: 1280 } as const;

export const widen = (width: keyof typeof widths) => page.viewport(widths[width], 900);

/** Two frames on: what watches its own size has measured itself. */
export const settled = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
