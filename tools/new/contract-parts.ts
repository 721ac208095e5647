import { commerceOperations, contracts, follow, mainOperations } from '@hien/api/contract';
import * as domain from '@hien/domain';
import { stop } from '../lib/run.ts';

/** A list of `@hien/domain` with the labels of its values: `jobTeams`, `jobTeamLabels`. */
export interface DomainList {
  values: readonly string[];
  list: string;
  labels: string | undefined;
}

/** What a page that lists with an operation can be narrowed by, and what is known of a thing in the list. */
export interface ListParts {
  paged: boolean;
  searched: boolean;
  filters: readonly ({ name: string } & DomainList)[];
  /** The parts of an item that are words; `list` where they are one of a list. */
  item: readonly { name: string; list?: DomainList }[];
}

/** A field of a form: its control, and a value that the schema takes. */
export interface FormField {
  name: string;
  control: 'Input' | 'Textarea' | 'Select';
  list?: DomainList;
}

interface Shape {
  $ref?: string;
  type?: string;
  enum?: readonly string[];
  items?: Shape;
  properties?: Readonly<Record<string, Shape>>;
}

const exported: readonly [string, unknown][] = Object.entries(domain);

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 1 && value.every((one) => typeof one === 'string');

/** The list of the domain that `fits`, and labels that have a text for each of its values. */
function domainList(fits: (values: readonly string[]) => boolean): DomainList | undefined {
  const found = exported.find(([, value]) => isList(value) && fits(value));
  if (!found) return undefined;
  const [list, values] = found as [string, readonly string[]];
  const labels = exported.find(
    ([name, value]) =>
      name.endsWith('Labels') &&
      values.every((one) => typeof value === 'object' && value !== null && one in value),
  );
  return { list, values, labels: labels?.[0] };
}

const ofEnum = (values: readonly string[]) =>
  domainList((list) => list.length === values.length && values.every((one) => list.includes(one)));

/** Stops with a sentence when the contracts have no such operation. */
export function listParts(id: string): ListParts {
  const api = commerceOperations.some((one) => one.operationId === id) ? 'commerce' : 'main';
  const operations = api === 'main' ? mainOperations : commerceOperations;
  const { document } = contracts[api];
  const resolve = (shape: Shape | undefined): Shape =>
    shape?.$ref ? resolve(follow(document, shape.$ref) as Shape) : (shape ?? {});
  const operation = operations.find((one) => one.operationId === id);
  if (!operation) return stop(`The contracts have no operation ${id}.`);
  const query = operation.parameters.filter((one) => one.in === 'query');
  const body = operation.responses['200']?.content?.['application/json']?.schema as Shape;
  const data = resolve(resolve(body).properties?.data);
  const item = resolve(resolve(data.properties?.items).items);
  const known = Object.entries(item.properties ?? {}).map(([name, shape]) => ({
    name,
    shape: resolve(shape),
  }));
  return {
    paged: query.some(({ name }) => name === 'page'),
    searched: query.some(({ name }) => name === 'q'),
    filters: query.flatMap(({ name, schema }) => {
      const list = ofEnum(resolve(schema).enum ?? []);
      return list ? [{ name, ...list }] : [];
    }),
    item: known.flatMap(({ name, shape }) => {
      const list = shape.enum ? ofEnum(shape.enum) : undefined;
      if (list) return [{ name, list }];
      return shape.type === 'string' ? [{ name }] : [];
    }),
  };
}

type Field = { safeParse: (value: unknown) => { success: boolean } };

/** The fields of a schema. What takes a long text is a Textarea, what takes the values of one list alone a Select. */
export function formFields(schema: string): FormField[] {
  const found = exported.find(([name]) => name === schema)?.[1] as
    | { shape?: Readonly<Record<string, Field>> }
    | undefined;
  if (!found?.shape) return stop(`@hien/domain has no schema ${schema}.`);
  return Object.entries(found.shape).map(([name, field]) => {
    const takes = (value: unknown) => field.safeParse(value).success;
    if (takes('x'.repeat(1_000))) return { name, control: 'Textarea' as const };
    const list = takes('x') ? undefined : domainList((values) => values.every(takes));
    return list ? { name, control: 'Select' as const, list } : { name, control: 'Input' as const };
  });
}
