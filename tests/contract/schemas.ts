import { type ApiName, type ContractDocument, type Schema, contracts } from '@hien/api/contract';
import type { RoutedOperation } from '@hien/api/testing';
import { type ErrorCode, isErrorCode } from '@hien/domain';
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { resolve } from './resolve.ts';

/**
 * Validators made from the contracts, apart from those of the server: a mistake there must not hide itself here.
 * Answers are judged strictly: a field that the contract does not name is a failure too.
 */
const answers = validator({});
const texts = validator({ coerceTypes: 'array' });
const bodies = validator({ verbose: true });
const compiled = new Map<string, ValidateFunction>();

/** What is wrong with an answer; empty when it is exactly what the contract says. */
export function answerProblems(
  operation: RoutedOperation,
  status: number,
  body: unknown,
): string[] {
  const response = operation.responses[String(status)];
  if (response === undefined) return [`status ${status} is not documented`];
  const schema = response.content?.['application/json']?.schema;
  if (schema === undefined) return body === undefined ? [] : ['a body where the contract has none'];
  const validate = compile(answers, `${operation.operationId} ${status}`, () =>
    closed(schema, operation.api),
  );
  return validate(body) ? [] : problems(validate.errors);
}

export type RequestParts = {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly body: unknown;
};

type Problem = { readonly field: string; readonly why: string; readonly code: ErrorCode };

/** Names of the parts of a request that the contract refuses, and why. */
export function requestProblems(operation: RoutedOperation, parts: RequestParts): Problem[] {
  const wrong: Problem[] = [];
  for (const place of ['path', 'query'] as const) {
    const validate = compile(texts, `${operation.operationId} ${place}`, () =>
      parametersSchema(operation, place),
    );
    if (!validate({ ...parts[place] })) wrong.push(...fields(validate.errors));
  }
  const body = operation.requestBody?.content['application/json']?.schema;
  if (body !== undefined) {
    const shape = shapeMeant(operation, body, parts.body);
    const name = `${operation.operationId} body ${JSON.stringify(shape['$ref'])}`;
    const validate = compile(bodies, name, () => placed(shape, operation.api));
    if (!validate(parts.body)) wrong.push(...fields(validate.errors));
  }
  return wrong;
}

function parametersSchema(operation: RoutedOperation, place: 'path' | 'query'): Schema {
  const listed = operation.parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(
      listed.map(({ name, schema }) => [name, placed(schema, operation.api)]),
    ),
    required: listed.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

function compile(ajv: Ajv2020, name: string, schema: () => unknown): ValidateFunction {
  const known = compiled.get(name) ?? ajv.compile(schema() as Schema);
  compiled.set(name, known);
  return known;
}

function validator(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, ...options });
  addFormats.default(ajv);
  ajv.addFormat('password', true);
  ajv.addFormat('binary', true);
  for (const api of ['main', 'commerce'] as const)
    ajv.addSchema(definitions(api, contracts[api].document), api);
  return ajv;
}

/** The schemas of a contract twice: as written under `open`, and refusing undeclared fields under `closed`. */
function definitions(api: ApiName, document: ContractDocument): Schema {
  const schemas = Object.entries(document.components['schemas'] ?? {});
  return {
    $id: api,
    open: Object.fromEntries(schemas.map(([name, schema]) => [name, placed(schema, api)])),
    closed: Object.fromEntries(schemas.map(([name, schema]) => [name, closed(schema, api)])),
  };
}

function pointer(ref: string, api: ApiName, kind: 'open' | 'closed'): string {
  return ref.replace('#/components/schemas/', `${api}#/${kind}/`);
}

function placed(value: unknown, api: ApiName): unknown {
  return walk(value, (key, entry) =>
    key === '$ref' ? pointer(String(entry), api, 'open') : undefined,
  );
}

/** Refuses undeclared fields in every object, except inside `allOf`, whose parts only together name all fields. */
function closed(value: unknown, api: ApiName): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => closed(entry, api));
  if (typeof value !== 'object' || value === null) return value;
  const schema = Object.fromEntries(
    Object.entries(value).map(([key, entry]: [string, unknown]) => {
      if (key === '$ref') return [key, pointer(String(entry), api, 'closed')];
      if (key === 'allOf') return [key, placed(entry, api)];
      return [key, closed(entry, api)];
    }),
  );
  const isObject = schema['type'] === 'object' && schema['properties'] !== undefined;
  return isObject || schema['allOf'] !== undefined
    ? { ...schema, unevaluatedProperties: false }
    : schema;
}

function walk(value: unknown, change: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => walk(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]: [string, unknown]) => [
      key,
      change(key, entry) ?? walk(entry, change),
    ]),
  );
}

function problems(errors: readonly ErrorObject[] | null | undefined): string[] {
  return (errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || '/'} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}

/** What tells the shapes of a choice apart. */
const shapeWords = ['login_method', 'kind'] as const;

/** Of a choice between shapes that one word decides (`login_method`), the one that was meant. */
function shapeMeant(operation: RoutedOperation, schema: Schema, body: unknown): Schema {
  if (typeof body !== 'object' || body === null) return schema;
  const shapes = (schema['oneOf'] as Schema[] | undefined) ?? [];
  const meant = shapes.find((shape) => {
    const properties = resolve(operation, shape)['properties'] as
      | Readonly<Record<string, Schema>>
      | undefined;
    return shapeWords.some((word) =>
      (properties?.[word]?.['enum'] as unknown[] | undefined)?.includes(Reflect.get(body, word)),
    );
  });
  return meant ?? schema;
}

function codeOf({ keyword, parentSchema }: ErrorObject): ErrorCode {
  const codes = parentSchema?.['x-code'] as Readonly<Record<string, string>> | undefined;
  const code = codes?.[keyword] ?? '';
  return isErrorCode(code) ? code : 'VALIDATION';
}

function fields(errors: readonly ErrorObject[] | null | undefined): Problem[] {
  return (errors ?? []).map((error) => {
    const { instancePath, keyword, params, message } = error;
    const missing: unknown =
      keyword === 'required' ? params['missingProperty'] : params['additionalProperty'];
    const path = instancePath.slice(1).replaceAll('/', '.');
    return {
      field: typeof missing === 'string' ? [path, missing].filter(Boolean).join('.') : path,
      why: message ?? keyword,
      code: codeOf(error),
    };
  });
}
