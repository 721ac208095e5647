import { type Served, servedCalls } from '@hien/api/testing';
import { marks } from '@hien/ui/testing';
import { isWritten, seen, skeletons, textOf, valuesOf } from './page.ts';

/** Says what is missing of a state, or nothing. Asked again until the page has come to rest. */
export type Rule = (
  roots: readonly HTMLElement[],
) => string | undefined | Promise<string | undefined>;

/** Letters of a text that a list or a title does not have by chance. */
const LONG = 50;
/** Shorter texts are units and labels that other parts of a page say too. */
const TELLING = 12;

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}

/** Addresses, moments and file names are not read by anybody. */
const isText = (text: string) => !/^(\/|https?:|\d{4}-\d\d)|\.(avif|webp|svg|jpg)$/.test(text);

/** Calls that a story answers otherwise than the fixtures do, with the texts of both. */
async function changedAnswers(): Promise<{ own: string[]; usual: string[] }[]> {
  const told = servedCalls().filter((call): call is Served => call.body !== undefined);
  const pairs = await Promise.all(
    told.map(async ({ body, usual }) => ({
      own: strings(body).filter(isText),
      usual: strings(await usual().catch(() => undefined)).filter(isText),
    })),
  );
  return pairs.filter(({ own, usual }) => own.join('\n') !== usual.join('\n'));
}

const loading: Rule = (roots) => {
  const busy = [...skeletons(roots), ...seen(roots, '[aria-busy=true], [role=progressbar]')];
  return busy.length > 0 ? undefined : 'nothing on the page is busy: no skeleton, no aria-busy';
};

const failed: Rule = (roots) => {
  const alerts = seen(roots, `[role=alert], ${marks.errorSummary}`);
  if (alerts.length === 0) return 'nobody is told of the failure: no alert';
  const ways = 'button:not([disabled]):not([aria-disabled=true])';
  const retry = alerts.some((alert) => alert.querySelector(ways));
  // The way to try a form again is to send it again.
  const send = seen(roots, `form button[type=submit]:not([disabled])`).length > 0;
  return retry || send ? undefined : 'there is no way to try again: no button in the alert';
};

const refetching: Rule = (roots) => {
  const kept = seen(roots, '[aria-busy=true]').filter(
    (region) => (region.textContent ?? '').trim() !== '' && region.tagName !== 'BUTTON',
  );
  const sending = seen(roots, 'button[aria-busy=true]').length > 0;
  return kept.length > 0 || sending
    ? undefined
    : 'nothing that is shown is being asked for again: no aria-busy with words in it';
};

const empty: Rule = async (roots) => {
  const page = textOf(roots);
  const answered = new Set(servedCalls().flatMap(({ body }) => strings(body)));
  for (const { usual } of await changedAnswers()) {
    const gone = usual.filter((text) => text.length >= TELLING && !answered.has(text));
    const left = gone.find((text) => isWritten(page, text, 200));
    if (left) return `shows “${left}”, which its answer no longer has`;
  }
  return skeletons(roots).length === 0 ? undefined : 'still waits: a skeleton is seen';
};

const longText: Rule = async (roots) => {
  const page = textOf(roots);
  // What somebody has typed: in a field, or a word of it on the page.
  if ([...valuesOf(roots), ...page.split(' ')].some((text) => text.length >= LONG))
    return undefined;
  // A part of a page is given its texts by the story.
  if (servedCalls().length === 0 && page.length >= 3 * LONG) return undefined;
  const answers = await changedAnswers();
  const longer = answers.flatMap(({ own, usual }) =>
    own.filter((text) => text.length >= LONG && !usual.includes(text)),
  );
  if (longer.length === 0) return 'no answer has a text longer than it usually has';
  return longer.some((text) => isWritten(page, text, 200))
    ? undefined
    : `none of the long texts is seen, e.g. “${longer[0]}”`;
};

const instead: Rule = (roots) => {
  if (skeletons(roots).length > 0) return 'still waits: a skeleton is seen';
  return seen(roots, marks.emptyState).length > 0
    ? undefined
    : 'nothing stands in place of the page: no EmptyState';
};

/** What the name of a story promises, by its export. */
export const rules: Readonly<Record<string, Rule>> = {
  Loading: loading,
  Empty: empty,
  ServerError: failed,
  Offline: failed,
  Refetching: refetching,
  LongText: longText,
  NotFound: instead,
  Forbidden: instead,
};
