import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Story } from '../lib/stories.ts';

const FEATURES = 'packages/features/src';

/** Why a screen is not told in a state, or the story that shows it under another name. */
type NotTold = Record<string, string | { shownBy: string }>;

/** One of the states of a screen: a story shows it, a reason stands in its place, or it is missing. */
export type StateOfScreen =
  | { state: string; story: Story }
  | { state: string; reason: string }
  | { state: string; missing: true };

export interface Screen {
  area: string;
  name: string;
  file: string;
  states: StateOfScreen[];
  /** What is wrong with its stories or its reasons, one sentence each. */
  faults: string[];
}

/** Short enough to be a shrug. */
const LEAST_REASON = 30;

/** Holds the stories of a screen against the states that every screen has. */
export function judge(
  screen: Pick<Screen, 'area' | 'name' | 'file'>,
  wanted: readonly string[],
  stories: readonly Story[],
  notTold: NotTold,
): Screen {
  const title = `screens/${screen.area}/${screen.name}`;
  const own = new Map(
    stories.filter((story) => story.title === title).map((story) => [story.state, story]),
  );
  const faults = own.size === 0 ? [`has no story under the title ${title}`] : [];
  const states = wanted.map((state): StateOfScreen => {
    const story = own.get(state);
    const excuse = notTold[state];
    if (story) {
      if (excuse !== undefined) faults.push(`${state} is told, and yet has a reason not to be`);
      return { state, story };
    }
    if (typeof excuse === 'object') {
      const other = own.get(excuse.shownBy);
      if (other) return { state, story: other };
      faults.push(`${state} is said to be shown by ${excuse.shownBy}, which is no story`);
    } else if (excuse !== undefined) {
      if (excuse.length >= LEAST_REASON) return { state, reason: excuse };
      faults.push(`${state} needs a reason in a sentence, not “${excuse}”`);
    }
    return { state, missing: true };
  });
  for (const state of Object.keys(notTold))
    if (!wanted.includes(state)) faults.push(`${state} is no state that a screen must have`);
  for (const state of states) if ('missing' in state) faults.push(`${state.state} is missing`);
  return { ...screen, states, faults };
}

const load = async <Module>(path: string): Promise<Module> =>
  (await import(pathToFileURL(resolve(path)).href)) as Module;

/** Every screen of the tree with its states. */
export async function readScreens(stories: readonly Story[]): Promise<Screen[]> {
  const { screenStates } = await load<{ screenStates: readonly string[] }>(
    `${FEATURES}/shared/states/screen-states.ts`,
  );
  const reasons = new Set(globSync(`${FEATURES}/*/*/*Screen.states.ts`));
  const files = globSync(`${FEATURES}/*/*/*Screen.tsx`).sort();
  return Promise.all(
    files.map(async (file) => {
      const path = file.replace(/\.tsx$/, '.states.ts');
      const notTold = reasons.has(path) ? (await load<{ notTold: NotTold }>(path)).notTold : {};
      const area = file.slice(FEATURES.length + 1).split('/')[0] ?? '';
      const name = basename(dirname(file));
      return judge({ area, name, file }, screenStates, stories, notTold);
    }),
  );
}
