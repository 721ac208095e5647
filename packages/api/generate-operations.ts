/** The constants that screens call operations by: `generated/operations/<tag>.ts`. Used by generate.ts. */
import {
  type ContractDocument,
  type Operation,
  follow,
  listOperations,
} from './src/contract-reader.ts';
import { asks, fresh, is, plain, stale } from './src/calls/policy.ts';

const known: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(stale));
const isPlain = (id: string): boolean => plain.some((one) => one === id);

/** One file for each tag of a contract, by its name. */
export function operationFiles(
  document: ContractDocument,
  prefix: string,
): ReadonlyMap<string, string> {
  const byTag = Map.groupBy(listOperations(document), ({ tag }) => tag);
  return new Map(
    [...byTag].map(([tag, operations]) => [
      `${tag}.ts`,
      `import type { Operation } from '../../../calls/operation.ts';\n\n${operations
        .map((operation) => constant(document, operation, prefix))
        .join('\n')}\n`,
    ]),
  );
}

function constant(document: ContractDocument, operation: Operation, prefix: string): string {
  const { operationId: id, method, path, token } = operation;
  const body = bodyNames(document, operation);
  check(operation, body);
  const facts = {
    id,
    at: `${method.toUpperCase()} ${prefix}${path}`,
    token: token === 'none' ? undefined : prefix === '' ? 'main' : 'commerce',
    ofMember: token === 'required' || undefined,
    pages: isPaged(operation) || undefined,
    bare: (method !== 'get' && operation.requestBody === undefined) || undefined,
    form: 'multipart/form-data' in (operation.requestBody?.content ?? {}) || undefined,
    once: ['key', 'idempotencyKey'].find((name) => body.includes(name)),
    fresh: of(fresh, id),
    plain: isPlain(id) || undefined,
    stale: known.get(id)?.length ? known.get(id) : undefined,
    is: id in is ? { id: of(is, id), plain: isPlain(String(of(is, id))) || undefined } : undefined,
  };
  return `export const ${id}: Operation<'${id}'> = ${JSON.stringify(facts)};`;
}

/** Staff decide on the rows they see: a list of theirs never shows those of another page or tab meanwhile. */
const isPaged = ({ parameters, path, token }: Operation): boolean =>
  parameters.some(({ name }) => name === 'page') &&
  !(path.startsWith('/admin/') && token === 'required');

const of = (table: object, id: string): unknown => Reflect.get(table, id);

/** Nobody adds a sending without saying what is old after it, and an input is one object without two meanings. */
function check({ operationId: id, method, parameters }: Operation, body: readonly string[]): void {
  const sends = method !== 'get' && !asks.some((one) => one === id);
  if (sends && !known.has(id))
    throw new Error(
      `${id}: packages/api/src/calls/policy.ts says in \`stale\` what is old after it`,
    );
  const query = parameters.filter(({ in: place }) => place === 'query');
  if (method !== 'get' && query.length > 0)
    throw new Error(`${id}: what is sent goes into the body, not into the query`);
  const names = [
    ...parameters.filter(({ in: place }) => place !== 'header').map(({ name }) => name),
    ...body,
  ];
  if (new Set(names).size < names.length)
    throw new Error(`${id}: a name of its path is also one of its query or body`);
}

function bodyNames(document: ContractDocument, { requestBody }: Operation): readonly string[] {
  const [media] = Object.values(requestBody?.content ?? {});
  return media === undefined ? [] : [...new Set(propertiesOf(document, media.schema))];
}

function propertiesOf(document: ContractDocument, schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('$ref' in schema) return propertiesOf(document, follow(document, String(schema.$ref)));
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  const inner = ['oneOf', 'anyOf', 'allOf'].flatMap(
    (name) => (Reflect.get(schema, name) as unknown[] | undefined) ?? [],
  );
  return [...own, ...inner.flatMap((one) => propertiesOf(document, one))];
}
