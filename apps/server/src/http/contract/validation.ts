import { contracts } from '@hien/api/contract';
import { type ErrorCode, type Language, errorText, isErrorCode } from '@hien/domain';
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FieldError } from '../api-error.ts';
import { fieldText } from './field-texts.ts';
import { applyTextRule } from './text-rule.ts';

/** A JSON Schema as the contract writes it. */
export type JsonSchema = { readonly [key: string]: unknown };

type ContractName = keyof typeof contracts;

/** The components of both contracts under a name of their own, so that their references meet nobody else's. */
export const sharedSchemas = (Object.keys(contracts) as ContractName[]).map((name) => ({
  $id: name,
  components: inContract(name, contracts[name].document.components),
}));

/** The same value with `#/components/…` pointing into the shared schema of its contract. */
export function inContract<Value>(name: ContractName, value: Value): Value {
  if (Array.isArray(value)) return value.map((entry: unknown) => inContract(name, entry)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === '$ref' && typeof entry === 'string' && entry.startsWith('#/')
        ? `${name}${entry}`
        : inContract(name, entry),
    ]),
  ) as Value;
}

/** The schema a reference of the contract leads to. */
function resolved(schema: JsonSchema): JsonSchema {
  const reference = typeof schema['$ref'] === 'string' ? schema['$ref'] : '';
  const [name, path = ''] = reference.split('#/components/');
  const shared = sharedSchemas.find(({ $id }) => $id === name);
  if (shared === undefined) return schema;
  const found = path
    .split('/')
    .reduce<unknown>((at, step) => (at as JsonSchema | undefined)?.[step], shared.components);
  return (found as JsonSchema | undefined) ?? schema;
}

/**
 * A choice between shapes that differ in one named word (`login_method`) is decided by that word first, so
 * that a mistake is told of the shape that was meant and not of every other one.
 */
export function decidedByWord(schema: JsonSchema): JsonSchema {
  const branches = schema['oneOf'];
  if (!Array.isArray(branches)) return schema;
  const words = branches.map((branch: JsonSchema) => {
    const properties = (resolved(branch)['properties'] ?? {}) as Readonly<
      Record<string, JsonSchema>
    >;
    return Object.keys(properties).filter((name) => properties[name]?.['enum'] !== undefined);
  });
  const lists = (name: string): readonly unknown[] =>
    branches.flatMap(
      (branch: JsonSchema) =>
        (resolved(branch)['properties'] as Record<string, { enum: unknown[] }>)[name]?.enum ?? [],
    );
  const word = words[0]?.find(
    (name) =>
      words.every((names) => names.includes(name)) &&
      new Set(lists(name)).size === lists(name).length,
  );
  return word === undefined
    ? schema
    : { type: 'object', required: [word], ...schema, discriminator: { propertyName: word } };
}

/** Each entry once, at a cost that grows with the list: entries are the same where they are written the same. */
const uniqueItems = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  error: { message: 'must not have the same item twice' },
  validate: (isAsked: boolean, items: readonly unknown[]): boolean =>
    !isAsked || new Set(items.map((item) => JSON.stringify(item))).size === items.length,
} as const;

function validator(options: Options): Ajv2020 {
  // Strict mode complains about annotations of OpenAPI (`example`); the contract has a linter of its own.
  const ajv = new Ajv2020({ allErrors: true, strict: false, ...options });
  addFormats.default(ajv);
  // Ajv compares every pair of objects, also of a list that is longer than it may be: 43,000 ids held the server for seconds.
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword(uniqueItems);
  ajv.addFormat('password', true);
  ajv.addFormat('binary', true);
  for (const schema of sharedSchemas) ajv.addSchema(schema);
  return ajv;
}

/** Query and path values arrive as text, so they are turned into what the contract says. */
const texts = validator({ coerceTypes: 'array', useDefaults: true });
// No defaults: one branch of a choice would leave its own in a body meant for another.
// Verbose: a failure brings the schema that names its code.
const bodies = validator({ discriminator: true, verbose: true });
const answers = validator({ allErrors: false });

/**
 * What is wrong with one part of a request, null when it fits. A schema is compiled once, at its first request:
 * `params` and `querystring` coerce, `body` does not. The rule of all texts comes first, so that a schema's own
 * keywords count and compare what it has cleaned.
 */
export function requestErrors(
  schema: JsonSchema,
  part: string,
  value: unknown,
): readonly ErrorObject[] | null {
  const flaws = applyTextRule(value);
  if (flaws.length > 0) return flaws;
  const validate = (part === 'body' ? bodies : texts).compile(schema);
  return validate(value) ? null : (validate.errors ?? []);
}

/** Compiles the check of an answer, once for each schema. */
export function compileAnswer(schema: JsonSchema): ValidateFunction {
  return answers.compile(schema);
}

const nameOf = (error: ErrorObject): string => {
  const path = error.instancePath.slice(1).replaceAll('/', '.');
  const inner: unknown =
    error.params['missingProperty'] ?? error.params['additionalProperty'] ?? error.params['tag'];
  return typeof inner === 'string' ? [path, inner].filter((part) => part !== '').join('.') : path;
};

/** What the contract calls this failure (`x-code`, by keyword): a code of the documents, else VALIDATION. */
function codeOf({ keyword, parentSchema }: ErrorObject): ErrorCode {
  const codes = parentSchema?.['x-code'] as Readonly<Record<string, string>> | undefined;
  const code = codes?.[keyword] ?? '';
  return isErrorCode(code) ? code : 'VALIDATION';
}

/** One entry per field, in the order they were found. */
export function fieldErrors(errors: readonly ErrorObject[], language: Language): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const error of errors) {
    const field = nameOf(error).slice(0, 120);
    const vague = error.keyword === 'oneOf' || error.keyword === 'anyOf';
    if (found.has(field) || (vague && errors.length > 1)) continue;
    const code = codeOf(error);
    const message = code === 'VALIDATION' ? fieldText(error, language) : errorText(code, language);
    found.set(field, { field, code, message });
  }
  return [...found.values()].slice(0, 50);
}
