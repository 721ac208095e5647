import { heldCalls, mockMistakes } from '@hien/api/testing';
import { formOf, isBlank, rootsOf, skeletons } from './page.ts';
import { rules } from './rules.ts';
import { openRequests } from './traffic.ts';

/** Milliseconds a page has to come to rest, and to become what its story is called: a busy machine answers in seconds. */
const PATIENCE = 15_000;
const STEP = 40;

interface Told {
  id: string;
  title: string;
  name: string;
  viewMode: string;
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
  /** `sameAs`: the export of the story that this one must look like, another way to the same page. */
  parameters: Readonly<Record<string, unknown>>;
}

const pause = () => new Promise((next) => setTimeout(next, STEP));

/** Why a page is not at rest. */
function unrest(roots: readonly HTMLElement[]): string {
  if (isBlank(roots)) return 'nothing is shown';
  if (openRequests() > heldCalls()) return 'a call has no answer, and is not one that is held';
  if (skeletons(roots).length > 0) return 'a skeleton is seen, and nothing is asked for any more';
  return 'it changes all the time';
}

/**
 * Waits until every call is answered and the page stays as it is. One that waits on purpose is at rest too.
 * @throws when it is not at rest in time: a screen that forgets its skeletons, a mock that forgets to answer.
 */
async function settle(roots: () => readonly HTMLElement[], waits: boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  let last = '';
  let same = 0;
  while (performance.now() < end && same < 2) {
    await pause();
    const now = formOf(roots());
    // A first story waits for its words and its screen, which no open request tells of; a held answer leaves its place grey.
    const isHeld = waits || heldCalls() > 0;
    const busy =
      isBlank(roots()) ||
      openRequests() > heldCalls() ||
      (!isHeld && skeletons(roots()).length > 0);
    same = now === last && !busy ? same + 1 : 0;
    last = now;
  }
  if (same < 2) throw new Error(`This story does not come to rest: ${unrest(roots())}.`);
}

/** What each story looked like, by its title and its export. */
const looks = new Map<string, Map<string, string>>();

const exportOf = (name: string) => name.replaceAll(' ', '');

/** What is wrong with a look: another story of the screen has it too, or the one that it must be like has not. */
function wrongLook({ title, name, globals, parameters }: Told, form: string) {
  const sameAs = typeof parameters.sameAs === 'string' ? parameters.sameAs : undefined;
  const look = `${JSON.stringify(globals)}\n${form}`;
  const own = looks.get(title) ?? new Map<string, string>();
  looks.set(title, own);
  const before = sameAs === undefined ? undefined : own.get(sameAs);
  if (before !== undefined && before !== look) return `does not look like ${sameAs}`;
  if (sameAs !== undefined) return undefined;
  const [twin] = [...own].find(([other, its]) => its === look && other !== exportOf(name)) ?? [];
  own.set(exportOf(name), look);
  return twin && `cannot be told from ${twin}: the same tree, the same picture`;
}

/** A flow acts and asserts for itself. */
const isState = (title: string) => title.startsWith('screens/') && !/\bflow\b/i.test(title);

/**
 * Holds a story against its name: `Loading` is seen to load, `ServerError` says so and can be tried again, and so on
 * (docs/how-to/write-stories.md). Two stories of one screen that look the same are one too many.
 */
export async function judgeState(told: Told): Promise<void> {
  if (told.viewMode === 'docs' || !isState(told.title)) return;
  const roots = () => rootsOf(told.canvasElement);
  const state = exportOf(told.name);
  const rule = rules[state];
  await settle(roots, state === 'Loading' || state === 'Refetching');

  if (isBlank(roots())) throw new Error('This story shows nothing.');
  const [mistake] = mockMistakes();
  if (mistake) throw new Error(`A mock of this story is mistaken: ${mistake.message}`);

  const end = performance.now() + PATIENCE;
  let lack = await rule?.(roots());
  while (lack !== undefined && performance.now() < end) {
    await pause();
    lack = await rule?.(roots());
  }
  if (lack !== undefined) throw new Error(`This story is called ${state}, but ${lack}.`);

  // On a busy machine an answer is drawn a moment after it came: a page that looks wrong has as long to become right.
  let wrong = wrongLook(told, formOf(roots()));
  while (wrong !== undefined && performance.now() < end) {
    await pause();
    wrong = wrongLook(told, formOf(roots()));
  }
  if (wrong !== undefined) throw new Error(`This story ${wrong}.`);
}
