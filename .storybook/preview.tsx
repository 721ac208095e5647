import '@hien/ui/styles';
import './whole-page.css';
import { setPatience } from '@hien/api';
import { forgetServed, handlers, signOutForStory, streams } from '@hien/api/testing';
import { loadBrandTheme, loadKoreanFont } from '@hien/ui/load';
import { brandNames, brandTitles, type BrandName } from '@hien/ui/theme';
import type { Preview } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { setupWorker } from 'msw/browser';
import MockDate from 'mockdate';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { signInWhereFramed, withApp } from './decorators/app.tsx';
import { withAppearance, withWords } from './decorators/appearance.tsx';
import { DocsPage } from './docs/DocsPage.tsx';
import { lookedAt } from './looked-at.ts';
import { theme } from './theme.ts';
import { forgetRequests } from './states/traffic.ts';
import { judgeState } from './states/judge.ts';
import { modes, storyTime, viewports } from './modes.ts';
import { failOnUnhandled, rememberUnhandled } from './unhandled.ts';

// Another story in another window keeps its own things on the same device: this one is alone.
globalThis.addEventListener('storage', (event) => {
  if (event.isTrusted) event.stopImmediatePropagation();
});

// What a play waits for comes late on a busy machine; a second was too short beside other work, and five now and then.
configure({ asyncUtilTimeout: 10_000 });

// Stories of loading go on loading.
setPatience(Number.POSITIVE_INFINITY);

/** Storybook writes every function as an empty one with a name of its own making. */
const readable = (code: string) => code.replaceAll(/\{function \w*\(\) ?\{\s*\}\}/g, '{() => …}');

/** Where the types of props are not read out of the source, what may be chosen says more than “unknown”. */
const readableType: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      if (type.table?.type?.summary !== 'unknown') return [name, type];
      const choices = type.options?.map((option) => `'${String(option)}'`).join(' | ');
      const summary = choices ?? (Array.isArray(initialArgs[name]) ? 'list' : undefined);
      return [name, { ...type, table: { ...type.table, type: summary ? { summary } : {} } }];
    }),
  );

/** In the run of stories and while one is written; the built Storybook shows what was judged before. */
const judged = import.meta.env.DEV || '__vitest_browser__' in globalThis;

/** Drafts and sendings of an earlier story. */
function forgetDevice(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('hien-')) storage.removeItem(key);
}

const preview: Preview = {
  argTypesEnhancers: [readableType],
  tags: ['autodocs'],
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      await worker.start({
        quiet: true,
        onUnhandledFrame: rememberUnhandled,
        serviceWorker: { url: '/stories-worker.js' },
      });
      return worker;
    }),
    async ({ globals }) => {
      await loadBrandTheme(globals.brand as BrandName);
      if (globals.language === 'ko') await loadKoreanFont();
    },
  ],
  beforeEach(context) {
    MockDate.set(storyTime);
    forgetDevice();
    forgetServed();
    forgetRequests();
    signInWhereFramed(context);
    return () => {
      MockDate.reset();
      if (lookedAt) signOutForStory();
    };
  },
  afterEach: async (context) => {
    failOnUnhandled();
    if (judged && context.globals.frame !== 'on') await judgeState(context);
  },
  decorators: [withApp, withWords, withAppearance],
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'vi', title: 'Tiếng Việt' },
          { value: 'en', title: 'English' },
          { value: 'ko', title: '한국어' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        items: brandNames.map((value) => ({ value, title: brandTitles[value], right: value })),
        dynamicTitle: true,
      },
    },
    frame: {
      description: 'Header and footer around a screen',
      toolbar: {
        icon: 'browser',
        items: [
          { value: 'on', title: 'In the frame' },
          { value: 'off', title: 'Screen alone' },
        ],
        dynamicTitle: true,
      },
    },
    mode: {
      description: 'Light or dark',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: {
    language: 'vi',
    brand: 'default',
    mode: 'light',
    frame: lookedAt ? 'on' : 'off',
  },
  parameters: {
    // Every operation answers from the fixtures; a story overrides one by its operationId.
    msw: { handlers: { ...handlers, ...streams } },
    // What passed is counted, not listed: the lists are a third of the time.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true },
    docs: { page: DocsPage, theme, source: { transform: readable } },
    viewport: { options: viewports },
    chromatic: { modes },
    options: {
      storySort: {
        order: [
          'Start here',
          'Partners',
          ['Hiên'],
          'Changes',
          'foundations',
          ['Colour', 'Type', 'Space and shape', 'Motion', 'Icons', 'Pictures', 'Writing', 'Brands'],
          'ui',
          ['*', 'Sheets'],
          'business',
          ['Statuses', 'Prices', 'Error atlas', 'State machines'],
          'site',
          'screens',
        ],
      },
    },
  },
};

export default preview;
