import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Text } from '@hien/domain';
import { type Stop, allRoutes, journeys, projectFrames } from '@hien/domain/routes';
import { entryOf } from '@hien/web/screen-entry';
import type { Story } from '../lib/stories.ts';

/** A stop with the story that shows it, in the frame that stands around it. */
export interface ToldStop {
  route: string;
  /** The address as the specification writes it. */
  pattern: string;
  name: Text;
  frame: string;
  story: Pick<Story, 'id' | 'title' | 'state'>;
}

export interface ToldJourney {
  name: Text;
  stops: ToldStop[];
}

/** A brand with its ways. */
export interface BrandJourneys {
  brand: string;
  /** What people call it. */
  title: string;
  journeys: ToldJourney[];
}

/** A brand as its file in tokens/brands names it. */
interface Brand {
  name: string;
  title: string;
}

export interface Told {
  brands: readonly BrandJourneys[];
  /** What is missing, one sentence each. */
  faults: readonly string[];
}

const PAGES = '.storybook/docs/partners';

/** The page of a brand: its strip of screens. */
export const pageOf = (brand: string): string => `${PAGES}/${brand}.mdx`;

/** The frame around a page on a way of a brand: of the brand where its project frames it, of its route elsewhere. */
const frameOf = ({ route }: Stop, brand: string): string =>
  projectFrames.has(route) ? brand : allRoutes[route].layout;

/** The story of a stop: of its screen, in its state, in its frame. */
function storyOf(
  stop: Stop,
  frame: string,
  screen: string,
  stories: readonly Story[],
): Story | undefined {
  const own = stories.filter(({ title }) => title === screen || title === `${screen}/brands`);
  const framed = projectFrames.has(stop.route) && frame !== 'default';
  return own.find(({ brand, state }) =>
    brand === frame
      ? stop.state === undefined || state === stop.state
      : brand === undefined && !framed && state === (stop.state ?? 'Default'),
  );
}

interface Given {
  ways: Readonly<Record<string, (typeof journeys)[keyof typeof journeys]>>;
  brands: readonly Brand[];
  stories: readonly Story[];
  /** The title under which the screen of a route has its stories. */
  screenOf: (route: Stop['route']) => string;
  /** What stands in the page of a brand; undefined when it has none. */
  page: (brand: string) => string | undefined;
}

/** Holds the table of ways against the brands, their pages and the stories that there are. */
export function judgeJourneys({ ways, brands, stories, screenOf, page }: Given): Told {
  const faults: string[] = [];
  const told = brands.map(({ name: brand, title }): BrandJourneys => {
    const own = ways[brand] ?? [];
    if (own.length === 0)
      faults.push(`${brand} has no way in packages/domain/src/routes/journeys.ts`);
    const text = page(brand);
    if (text === undefined) faults.push(`${brand} has no strip of its way: write ${pageOf(brand)}`);
    else if (!text.includes(`<Strip brand="${brand}" />`))
      faults.push(`${pageOf(brand)} does not show <Strip brand="${brand}" />`);
    else if (!text.includes(`title="Partners/${title}"`))
      faults.push(`${pageOf(brand)} does not stand under Partners/${title}`);
    return {
      brand,
      title,
      journeys: own.map(({ name, stops }) => ({
        name,
        stops: stops.flatMap((stop): ToldStop[] => {
          const frame = frameOf(stop, brand);
          const screen = screenOf(stop.route);
          const story = storyOf(stop, frame, screen, stories);
          if (story === undefined) {
            const state = stop.state === undefined ? '' : ` (${stop.state})`;
            faults.push(`${stop.route}${state} has no story of ${screen} in the brand ${frame}`);
            return [];
          }
          const { id, title: of, state } = story;
          const { pattern } = allRoutes[stop.route];
          const shown = { id, title: of, state };
          return [{ route: stop.route, pattern, name: stop.name, frame, story: shown }];
        }),
      })),
    };
  });
  return { brands: told, faults: [...new Set(faults)] };
}

/** The brands in tokens/brands, the house's own first. */
function readBrands(): Brand[] {
  return globSync('tokens/brands/*.tokens.json')
    .sort()
    .map((file): Brand => {
      const { $extensions: extensions } = JSON.parse(readFileSync(file, 'utf8')) as {
        $extensions: Record<string, string>;
      };
      const name = basename(file, '.tokens.json');
      return { name, title: extensions['hien.name'] ?? name };
    })
    .sort((a, b) => Number(b.name === 'default') - Number(a.name === 'default'));
}

/** By its route, the title of the stories of each screen, from the tables that hang the screens on addresses. */
async function readScreenTitles(): Promise<Map<string, string>> {
  const files = globSync('apps/web/src/routes/*.ts').filter((file) => !file.endsWith('/screen.ts'));
  const tables = await Promise.all(
    files.map(
      async (file) =>
        (await import(pathToFileURL(resolve(file)).href)) as {
          screens: Record<string, Parameters<typeof entryOf>[1]>;
        },
    ),
  );
  return new Map(
    tables.flatMap(({ screens }) =>
      Object.entries(screens).map(([name, line]) => {
        const { area } = allRoutes[name as Stop['route']];
        const [of = '', folder = ''] = entryOf({ area, name }, line).file.split('/');
        return [name, `screens/${of}/${folder}`] as const;
      }),
    ),
  );
}

/** Every brand with its ways, each stop with its story. */
export async function readJourneys(stories: readonly Story[]): Promise<Told> {
  const titles = await readScreenTitles();
  const pages = new Set(globSync(`${PAGES}/*.mdx`));
  return judgeJourneys({
    ways: journeys,
    brands: readBrands(),
    stories,
    screenOf: (route) => titles.get(route) ?? `a screen of ${route}`,
    page: (brand) => (pages.has(pageOf(brand)) ? readFileSync(pageOf(brand), 'utf8') : undefined),
  });
}
