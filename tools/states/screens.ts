import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from '@hien/domain/routes';
import type { Story } from '../lib/stories.ts';
import { ownWork } from './calls.ts';
import type { CalledOperation } from './contract.ts';
import { storyOfCode } from './codes.ts';
import { toldByAnswers } from './told.ts';
import { wantedCodes, wantedStates, wantedStatuses } from './wanted.ts';

/** Every route of the product by its name. */
const routes: Readonly<Record<string, { pattern: string } | undefined>> = paths;

const FEATURES = 'packages/features/src';

/** Every state there is, in the order of the report's columns. */
export const screenStates = [
  'Loading',
  'Empty',
  'ServerError',
  'NotFound',
  'Forbidden',
  'Refetching',
  'LongText',
] as const;

/** Why a screen is not told in a state that its calls and its address ask for. */
type NotTold = Readonly<Record<string, string>>;

/** One of the states of a screen: a story shows it, a reason stands in its place, it is missing, or nothing asks for it. */
export type StateOfScreen =
  | { state: string; story: Story }
  | { state: string; reason: string }
  | { state: string; missing: true }
  | { state: string; asked: false };

export interface Screen {
  area: string;
  name: string;
  file: string;
  states: StateOfScreen[];
  /** What its thing can be, and by which codes what it sends may be refused, by the names of their stories. */
  codes: StateOfScreen[];
  /** What is wrong with its stories or its reasons, one sentence each. */
  faults: string[];
}

/** A story with what its answers say. */
export interface ToldStory extends Story {
  tells: { states: readonly string[]; codes: readonly string[] };
}

/** What a screen must be told in, and the stories that may tell it. */
export interface Asked {
  states: readonly string[];
  codes: readonly string[];
  /** Of the screen itself. */
  own: readonly ToldStory[];
  /**
   * By code, flows too: of screens of its area that call the same operations, and of any screen that calls one that may be
   * refused with it. A refusal is told once.
   */
  beside: (code: string) => readonly ToldStory[];
}

/** Short enough to be a shrug. */
const LEAST_REASON = 30;

/** Holds the stories of a screen against what it is asked. */
export function judge(
  screen: Pick<Screen, 'area' | 'name' | 'file'>,
  { states, codes, own, beside }: Asked,
  notTold: NotTold = {},
): Screen {
  const faults =
    own.length === 0 ? [`has no story under the title screens/${screen.area}/${screen.name}`] : [];
  const place = (state: string, story: Story | undefined, asked: boolean): StateOfScreen => {
    const reason = notTold[state];
    if (reason !== undefined && !asked)
      faults.push(`${state} has a reason, and nothing asks for it`);
    if (reason !== undefined && asked && story)
      faults.push(`${state} is told, and yet has a reason not to be`);
    if (story) return { state, story };
    if (!asked) return { state, asked: false };
    if (reason === undefined) faults.push(`${state} is missing`);
    else if (reason.length < LEAST_REASON)
      faults.push(`${state} needs a reason in a sentence, not “${reason}”`);
    return reason === undefined ? { state, missing: true } : { state, reason };
  };
  const ofStates = screenStates.map((state) =>
    place(
      state,
      own.find((story) => story.state === state) ??
        own.find(({ tells }) => tells.states.includes(state)),
      states.includes(state),
    ),
  );
  const ofCodes = codes.map((code) => {
    const name = storyOfCode(code);
    const all = [...own, ...beside(code)];
    const story =
      all.find(({ state }) => state.endsWith(name)) ??
      all.find(({ tells }) => tells.codes.includes(code));
    return place(name, story, true);
  });
  const known = [...screenStates, ...codes.map(storyOfCode)];
  for (const state of Object.keys(notTold))
    if (!known.includes(state)) faults.push(`${state} has a reason, and nothing asks for it`);
  return { ...screen, states: ofStates, codes: ofCodes, faults };
}

const shareOne = (calls: readonly CalledOperation[], others: readonly CalledOperation[]): boolean =>
  calls.some(({ id }) => others.some((call) => call.id === id));

const load = async <Module>(path: string): Promise<Module> =>
  (await import(pathToFileURL(resolve(path)).href)) as Module;

/** Every screen of the tree with its states. */
export async function readScreens(stories: readonly Story[]): Promise<Screen[]> {
  const reasons = new Set(globSync(`${FEATURES}/*/*/*Screen.states.ts`));
  const told = tellings(stories.filter(({ title }) => title.startsWith('screens/')));
  const screens = globSync(`${FEATURES}/*/*/*Screen.tsx`)
    .sort()
    .map((file) => {
      const area = file.slice(FEATURES.length + 1).split('/')[0] ?? '';
      const name = basename(dirname(file));
      const title = `screens/${area}/${name}`;
      const all = told.filter(
        (story) => story.title === title || story.title.startsWith(`${title}/`),
      );
      return { area, name, file, all, title, work: ownWork(file) };
    });
  return Promise.all(
    screens.map(async ({ area, name, file, all, title, work }) => {
      const reason = file.replace(/\.tsx$/, '.states.ts');
      const { notTold = {} } = reasons.has(reason) ? await load<{ notTold?: NotTold }>(reason) : {};
      const pattern = work.route && routes[work.route]?.pattern;
      const asked = {
        states: wantedStates(work.calls, pattern),
        codes: [...wantedStatuses(work.calls), ...wantedCodes(work.calls)],
        own: all.filter((story) => story.title === title),
        beside: (code: string) => {
          const refused = work.calls.filter(({ codes }) => codes.includes(code));
          return screens
            .filter((other) =>
              shareOne(other.work.calls, other.area === area ? work.calls : refused),
            )
            .flatMap((other) => other.all);
        },
      };
      return judge({ area, name, file }, asked, notTold);
    }),
  );
}

/** The stories with what their answers say; each file is read once. */
function tellings(stories: readonly Story[]): ToldStory[] {
  return [...Map.groupBy(stories, ({ file }) => file)].flatMap(([file, own]) => {
    const tells = toldByAnswers(file);
    return own.map((story) => ({
      ...story,
      tells: tells.get(story.state) ?? { states: [], codes: [] },
    }));
  });
}
