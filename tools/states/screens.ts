import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Story } from '../lib/stories.ts';
import { readShownCodes, storyOfCode, type ShownCodes } from './codes.ts';

const FEATURES = 'packages/features/src';

/** Why a screen is not told in a state, or the story that shows it under another name. */
type NotTold = Record<string, string | { shownBy: string }>;

/** What `XScreen.states.ts` says of its screen. */
export interface Told {
  notTold?: NotTold;
  /** Every code it can show. */
  codes?: readonly string[];
}

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
  /** The codes it can show, by the names of their stories. */
  codes: StateOfScreen[];
  /** What is wrong with its stories or its reasons, one sentence each. */
  faults: string[];
}

/** Short enough to be a shrug. */
const LEAST_REASON = 30;

/** Holds the stories of a screen against the states that every screen has, and the codes that it can show. */
export function judge(
  screen: Pick<Screen, 'area' | 'name' | 'file'>,
  wanted: readonly string[],
  stories: readonly Story[],
  { notTold = {}, codes }: Told,
  shown: ShownCodes = { listed: [], sends: false },
): Screen {
  const title = `screens/${screen.area}/${screen.name}`;
  const own = new Map(
    stories.filter((story) => story.title === title).map((story) => [story.state, story]),
  );
  const wantedCodes = [...new Set([...shown.listed, ...(codes ?? [])].map(storyOfCode))];
  const faults = own.size === 0 ? [`has no story under the title ${title}`] : [];
  const told = (state: string): StateOfScreen => {
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
  };
  const states = wanted.map(told);
  const ofCodes = wantedCodes.map(told);

  if (shown.sends && !codes)
    faults.push('sends something, and does not say by which codes it may be refused (`codes`)');
  for (const state of Object.keys(notTold))
    if (!wanted.includes(state) && !wantedCodes.includes(state))
      faults.push(`${state} is no state that a screen must have, and no code of this one`);
  for (const state of [...states, ...ofCodes])
    if ('missing' in state) faults.push(`${state.state} is missing`);
  return { ...screen, states, codes: ofCodes, faults };
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
      const told = reasons.has(path) ? await load<Told>(path) : {};
      const shown = await readShownCodes(dirname(file));
      const area = file.slice(FEATURES.length + 1).split('/')[0] ?? '';
      const name = basename(dirname(file));
      return judge({ area, name, file }, screenStates, stories, told, shown);
    }),
  );
}
