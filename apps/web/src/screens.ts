import { loadBrandTheme } from '@hien/ui/load';
import { cached, loadMessages } from '@hien/features/shared';
import type { Language } from '@hien/domain';
import { type AppRoute, type ScreenModule, routes } from './routes.tsx';

const load = cached(async (key: string): Promise<ScreenModule> => {
  const [language, pattern] = split(key);
  const route = routes.find((row) => row.pattern === pattern);
  if (!route) throw new Error(`No screen for ${pattern}`);
  const [screen] = await Promise.all([
    route.handle.screen(),
    loadMessages('shared', language),
    route.handle.messages === 'with-page' && loadMessages(route.area, language),
    loadBrandTheme(route.handle.layout),
  ]);
  return screen;
});

/** Everything a page needs before it can be shown, asked for at once: code, messages of its area, colours of its brand. */
export function loadScreen(route: AppRoute, language: Language): Promise<ScreenModule> {
  return load(`${language} ${route.pattern}`);
}

function split(key: string): [Language, string] {
  const at = key.indexOf(' ');
  return [key.slice(0, at) as Language, key.slice(at + 1)];
}
