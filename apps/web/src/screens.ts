import { loadBrandTheme } from '@hien/ui/load';
import { cached, loadMessages } from '@hien/features/shared';
import type { Language } from '@hien/domain';
import { type AppRoute, routes, screenOf } from './routes.ts';
import type { ScreenEntry, ScreenModule } from './routes/screen.ts';

export interface LoadedScreen extends ScreenModule {
  entry: ScreenEntry;
}

const load = cached(async (key: string): Promise<LoadedScreen> => {
  const [language, name] = key.split(' ') as [Language, AppRoute['name']];
  const route = routes.find((one) => one.name === name);
  if (!route) throw new Error(`No screen for ${name}`);
  const shared = Promise.all([loadMessages('shared', language), loadBrandTheme(route.layout)]);
  const entry = await screenOf(route);
  const [screen] = await Promise.all([entry.load(), loadMessages(route.area, language), shared]);
  return { ...screen, entry };
});

/** Everything a page needs before it can be shown: code, messages of its area, colours of its brand. */
export function loadScreen(route: AppRoute, language: Language): Promise<LoadedScreen> {
  return load(`${language} ${route.name}`);
}
