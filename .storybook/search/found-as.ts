import { errorCatalogue, itemCodeLabels, orderCodeLabels } from '@hien/domain';
import { allMachines } from '@hien/domain/machines';
import { allRoutes } from '@hien/domain/routes';
import { storyOfCode } from '../../tools/states/codes.ts';
import { SEPARATOR } from './separator.ts';
import { titlesOfScreens } from './screen-titles.ts';

/** What the names of states mean, as a designer here would type it. */
const states: Readonly<Record<string, string>> = {
  Default: 'mặc định',
  Loading: 'đang tải',
  Empty: 'trống, chưa có gì',
  ServerError: 'lỗi máy chủ 500 INTERNAL',
  NotFound: 'không tìm thấy 404 NOT_FOUND',
  Forbidden: 'không có quyền 403 FORBIDDEN',
  Refetching: 'đang tải lại',
  LongText: 'chữ dài',
  Offline: 'mất mạng',
  RateLimited: 'quá nhiều lần 429',
  Guest: 'khách',
  Sending: 'đang gửi',
  Phone: 'điện thoại',
  Dark: 'tối',
};

/** Codes that no screen says, found in the atlas that lists them all: `tests/fences/story-search.test.ts` holds the list. */
const inTheAtlas: Readonly<Record<string, readonly string[]>> = {
  Product: ['01', '03', '09', '10', '11', '13', '14'].map((number) => `PRODUCT_${number}`),
  Ours: ['CLOCK_TOO_FAR', 'DOWNLOAD_OVER'],
};

/** The words of each code and state of the domain, by the story that tells it: `StatusAuth13`, `StatusCancelRequested`. */
function wordsOfCodes(): Map<string, Set<string>> {
  const said = new Map<string, Set<string>>();
  const say = (code: string, ...words: string[]) => {
    const story = storyOfCode(code);
    said.set(story, new Set([...(said.get(story) ?? []), ...words]));
  };
  for (const [code, { text }] of Object.entries(errorCatalogue)) say(code, code, text.vi);
  for (const [code, text] of Object.entries({ ...orderCodeLabels, ...itemCodeLabels }))
    say(code, code, text.vi);
  for (const { states: of } of allMachines())
    for (const { state, label } of of) say(state, label.vi);
  return said;
}

const codes = wordsOfCodes();
const titles = titlesOfScreens();
const routes: Readonly<Record<string, { pattern: string } | undefined>> = allRoutes;

/** Longer sentences say no more about which story it is. */
const LONGEST = 60;

const short = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, text.lastIndexOf(' ', LONGEST))}…` : text;

function wordsOfState(state: string): string[] {
  const at = state.indexOf('Status');
  const said = at < 0 ? undefined : codes.get(state.slice(at));
  return [...(said ?? [])].map(short).concat(states[state] ?? []);
}

function wordsOfScreen(title: string, state: string): string[] {
  if (title === 'business/Error atlas') return [...(inTheAtlas[state] ?? [])];
  const [group, area = '', name = ''] = title.split('/');
  if (group !== 'screens') return [];
  const route = routes[`${area}${name}`] ?? routes[name.charAt(0).toLowerCase() + name.slice(1)];
  const address = state === 'Default' && route ? [`/${route.pattern}`] : [];
  return [titles.get(`${area}/${name}`) ?? [], address].flat();
}

/**
 * The name under which a story stands in the index: its own, then what else it may be looked for by. `tells` is what its
 * answers say under whatever name it has (`toldByAnswers`).
 */
export function foundAs(
  title: string,
  state: string,
  name: string,
  tells: { states: readonly string[]; codes: readonly string[] } = { states: [], codes: [] },
): string {
  const told = [state, ...tells.states, ...tells.codes.map(storyOfCode)];
  const words = [...told.flatMap(wordsOfState), ...wordsOfScreen(title, state)];
  return [name, ...new Set(words)].join(SEPARATOR);
}
