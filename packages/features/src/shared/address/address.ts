import type { Query } from '@hien/domain/routes';
import type { Part } from './parts.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- parts of all kinds
type Parts = Readonly<Record<string, Part<any>>>;

type ValuesOf<Of extends Parts> = {
  readonly [Name in keyof Of]: Of[Name] extends Part<infer Value> ? Value : never;
};

/** What a page shows, as far as its address says it: filters, sort, page. */
export interface Address<Values> {
  read: (params: URLSearchParams) => Values;
  /** Only what differs from the page as it opens, in the order of the parts. */
  query: (values: Values) => Query;
  /** The page as it opens. */
  start: Values;
  /** Whether something narrows the list: anything but `page` and `sort`. */
  isNarrowed: (values: Values) => boolean;
}

/** The values of an address: `type CenterUrl = UrlOf<typeof centerAddress>`. */
export type UrlOf<Of> = Of extends Address<infer Values> ? Values : never;

/** `addressOf({ state: oneOf(states), q: words, page })`: read, written and compared in one way for all lists. */
export function addressOf<const Of extends Parts>(parts: Of): Address<ValuesOf<Of>> {
  type Values = ValuesOf<Of>;
  const entries = Object.entries(parts);
  const read = (params: URLSearchParams) =>
    Object.fromEntries(
      entries.map(([name, part]) => [name, part.read(params.get(part.as ?? name)) as unknown]),
    ) as Values;
  const start = read(new URLSearchParams());
  const written = (values: Values, name: string, part: Part<unknown>) => {
    const value = part.write(values[name]);
    return value === part.write(start[name]) ? undefined : value;
  };
  return {
    read,
    start,
    query: (values) =>
      Object.fromEntries(
        entries.map(([name, part]) => [part.as ?? name, written(values, name, part)]),
      ),
    isNarrowed: (values) =>
      entries.some(
        ([name, part]) =>
          name !== 'page' && name !== 'sort' && written(values, name, part) !== undefined,
      ),
  };
}

/** A change starts at the first page, unless it is about the page. */
export const changed = <Values>(values: Values, change: Partial<Values>): Values => ({
  ...values,
  ...(typeof values === 'object' && values !== null && 'page' in values ? { page: 1 } : {}),
  ...change,
});
