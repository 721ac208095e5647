import type { Language } from '../language/language.ts';

export type Area =
  | 'home'
  | 'search'
  | 'account'
  | 'designs'
  | 'shop'
  | 'orders'
  | 'payment'
  | 'seller'
  | 'contractors'
  | 'advertising'
  | 'community'
  | 'my-page'
  | 'support'
  | 'room-by-room'
  | 'office'
  | 'office-plan'
  | 'content'
  | 'admin';

/**
 * Who may open a page: anybody, a signed-in member, a commerce partner (platform.txt §2). A `preview` is for members and shows
 * guests a part of it, with the way to sign in (D87).
 */
export type Guard = 'open' | 'preview' | 'auth' | 'partner';

/** Theme and frame of a page (D70). */
export type Layout = 'default' | 'demo' | 'samsung' | 'bgrid' | 'vib';

type NamesIn<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The parameters of a pattern: `essay-detail/{id}/{slug}` → `{ id, slug }`. */
export type ParamsOf<Pattern extends string> = Record<NamesIn<Pattern>, string | number>;

export type Query = Record<string, string | number | undefined>;

/** Without parameters: `to(language, query?)`. With: `to(language, params, query?)`. */
type To<Pattern extends string> = [NamesIn<Pattern>] extends [never]
  ? (language: Language, query?: Query) => string
  : (language: Language, params: ParamsOf<Pattern>, query?: Query) => string;

export interface Route<Pattern extends string = string, In extends Area = Area> {
  area: In;
  guard: Guard;
  layout: Layout;
  /** As the specification writes it, without the language: `interior-design/page-{page}`. */
  pattern: Pattern;
  to: To<Pattern>;
  /** Decoded parameters of a path without its language, undefined when the pattern does not fit. */
  match: (path: string) => Record<NamesIn<Pattern>, string> | undefined;
}

/** A page of the product. */
export function route<Pattern extends string, In extends Area>(
  area: In,
  guard: Guard,
  pattern: Pattern,
  layout: Layout = 'default',
  /** Other ways in which the address may be written; links never are (D16). */
  aliases: readonly string[] = [],
): Route<Pattern, In> {
  const hasParams = pattern.includes('{');
  const to = (language: Language, ...rest: (Query | undefined)[]): string => {
    const [params, query] = hasParams ? rest : [undefined, rest[0]];
    const path = pattern.replace(/\{([^}]+)\}/g, (_, name: string) =>
      encodeURIComponent(params?.[name] ?? ''),
    );
    return `/${language}/${path}${searchOf(query)}`;
  };
  // `page-{page}` takes a page number, a whole segment takes anything.
  const expressions = [pattern, ...aliases].map(
    (written) =>
      new RegExp(
        `^${written.replace(/([^/]*)\{([^}]+)\}/g, (_, before: string, name: string) => `${before}(?<${name}>${before ? '[1-9][0-9]*' : '[^/]+'})`)}$`,
      ),
  );
  const match = (path: string) => {
    const trimmed = trimSlashes(path);
    const found = expressions.map((expression) => expression.exec(trimmed)).find(Boolean);
    return found ? decode(found.groups ?? {}) : undefined;
  };
  return {
    area,
    guard,
    layout,
    pattern,
    to,
    match,
  };
}

export function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

/** A malformed escape (`%E0%A4%A`) stays as it is: the screen then finds nothing, and says so. */
function decode(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => {
      try {
        return [name, decodeURIComponent(value)];
      } catch {
        return [name, value];
      }
    }),
  );
}

/** `{ page: 2, q: undefined }` → `?page=2`; an empty query → the empty string. */
export function searchOf(query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}
