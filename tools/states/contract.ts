import { emptied, lengthened, usualAnswer } from '@hien/api/testing';
import {
  commerceContract,
  type ContractDocument,
  follow,
  listOperations,
  mainContract,
  type Operation,
} from '@hien/api/contract';
import { errorCodes } from '@hien/domain';

/** What a screen that calls an operation may have to show because of it. */
export interface CalledOperation {
  id: string;
  /** Asks for something; anything else sends. */
  reads: boolean;
  /** It can be asked otherwise while an answer is shown: its question has parts beside the address. */
  asksAnew: boolean;
  /** Its usual answer is no single thing and holds a list that is not empty yet. */
  lists: boolean;
  /** Its answer holds texts that people have written. */
  texts: boolean;
  /** Documented answers: `404`. */
  statuses: readonly string[];
  /** What the one thing it answers can be: the values of its `state`. */
  shows: readonly string[];
  /** The codes that its description, or that of one of its answers, names as a refusal. */
  codes: readonly string[];
}

/** Questions that do not fit into an address are POST, too. */
const ASKS = /^(read|get|list|quote|preview|search)/;

type Text = { description?: string };

/**
 * `409 VERSION_CONFLICT with the order as it is now` names VERSION_CONFLICT. What VALIDATION refuses, a form has said
 * before it sends.
 */
const codesIn = (text: string): string[] =>
  errorCodes.filter(
    (code) =>
      code !== 'VALIDATION' && new RegExp(`\\b${code}\\b`).test(text.replaceAll(OF_A_KEY, '')),
  );

/** What comes of a key that was used for something else: `useSend` makes one for each thing it sends. */
const OF_A_KEY = /The same `\w*[kK]ey`[^.]*\./g;

const successOf = ({ responses }: Operation) =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];

function exampleOf(document: ContractDocument, operation: Operation): unknown {
  const [example] = Object.values(
    successOf(operation)?.content?.['application/json']?.examples ?? {},
  );
  const told = example as { $ref?: string; value?: unknown } | undefined;
  return told?.$ref ? (follow(document, told.$ref) as { value: unknown }).value : told?.value;
}

interface Shape {
  $ref?: string;
  enum?: readonly string[];
  properties?: Readonly<Record<string, Shape>>;
  allOf?: readonly Shape[];
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
}

/** A schema with those it is put together from. */
function partsOf(document: ContractDocument, shape: Shape | undefined): Shape[] {
  if (shape === undefined) return [];
  const own = shape.$ref ? (follow(document, shape.$ref) as Shape) : shape;
  const { allOf = [], anyOf = [], oneOf = [] } = own;
  return [own, ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => partsOf(document, part))];
}

/** The names under which a thing says where it stands. */
const STANDS = ['state', 'availability'];

/** Values of `state` in the body itself, or in its `data`. */
function statesIn(document: ContractDocument, body: Shape | undefined): string[] {
  const things = partsOf(document, body).flatMap((part) => [
    part,
    ...partsOf(document, part.properties?.data),
  ]);
  return things
    .flatMap(({ properties = {} }) => STANDS.map((name) => properties[name]))
    .flatMap((shape) => partsOf(document, shape))
    .flatMap(({ enum: values = [] }) => values);
}

const changes = (value: unknown, change: (value: unknown) => unknown): boolean =>
  JSON.stringify(change(value)) !== JSON.stringify(value);

/** One thing, named in the address or by a parameter that must be there, has its parts or is not there. */
const namesOne = ({ path, parameters }: Operation): boolean =>
  path.includes('{') || parameters.some(({ in: place, required }) => place === 'query' && required);

/** The name of what an operation answers: `#/components/schemas/Order`. */
const answers = (operation: Operation): string | undefined => {
  const body = successOf(operation)?.content?.['application/json']?.schema as Shape | undefined;
  return body?.properties?.data?.$ref ?? body?.$ref;
};

async function read(
  document: ContractDocument,
  operation: Operation,
  isOne: boolean,
): Promise<CalledOperation> {
  const raw = document.paths[operation.path]?.[operation.method];
  const example = exampleOf(document, operation);
  const success = successOf(operation);
  const asks = operation.parameters.some(({ in: place }) => place === 'query');
  const usual = asks ? undefined : await usualAnswer(operation.operationId);
  // Answers of its own, not those that all operations share (`#/components/responses/…`).
  const own = Object.values(raw?.responses ?? {}).filter((answer) => !('$ref' in answer));
  const descriptions = [raw as Text, ...(own as Text[])].map(({ description }) => description);
  return {
    id: operation.operationId,
    reads: operation.method === 'get' || ASKS.test(operation.operationId),
    asksAnew: asks,
    lists: !isOne && changes(usual ?? example, emptied),
    texts: changes(example, lengthened),
    statuses: Object.keys(operation.responses),
    shows: statesIn(document, success?.content?.['application/json']?.schema),
    codes: codesIn(descriptions.join(' ')),
  };
}

const placed = await Promise.all(
  [mainContract, commerceContract].flatMap((document) => {
    const operations = listOperations(document);
    // An order that is found by its link is the same one thing as that which is found by its id.
    const things = new Set(operations.filter(({ path }) => path.endsWith('}')).map(answers));
    things.delete(undefined);
    return operations.map((operation) =>
      read(document, operation, namesOne(operation) || things.has(answers(operation))),
    );
  }),
);

/** Every operation of both contracts by its id. */
export const calledOperations: ReadonlyMap<string, CalledOperation> = new Map(
  placed.map((operation) => [operation.id, operation]),
);
