import { type ApiName, type Operation, contracts, listOperations } from '@hien/api/contract';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifySchema } from 'fastify';
import { compileAnswer, decidedByWord, inContract, type JsonSchema } from './validation.ts';

export type ServedOperation = {
  readonly operation: Operation;
  /** As the router writes it: `/mall/api/order/:id`. */
  readonly url: string;
  /** The status of an answer that went well. */
  readonly success: number;
  readonly schema: FastifySchema;
  /** The schemas of its answers' bodies by status. */
  readonly answers: ReadonlyMap<number, JsonSchema>;
};

/**
 * Every operation of both contracts as the server takes it. Made once in a process: what is compiled of these
 * schemas is kept by their identity, so that a second app, as tests start by the hundred, compiles nothing anew.
 */
export const servedOperations: readonly ServedOperation[] = (
  Object.keys(contracts) as ApiName[]
).flatMap((name) =>
  listOperations(contracts[name].document).map((operation): ServedOperation => {
    const success = Number(
      Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? 200,
    );
    const answers = answersOf(name, operation);
    return {
      operation,
      url: contracts[name].prefix + operation.path.replace(/\{(\w+)\}/g, ':$1'),
      success,
      schema: schemaOf(name, operation, success, answers.get(success)),
      answers,
    };
  }),
);

/** The check of an answer's body; undefined where the contract lists no body for the status. */
export function answerCheck(
  { answers }: ServedOperation,
  status: number,
): ValidateFunction | undefined {
  const schema = answers.get(status);
  return schema && compileAnswer(schema);
}

function answersOf(name: ApiName, operation: Operation): Map<number, JsonSchema> {
  return new Map(
    Object.entries(operation.responses).flatMap(([status, response]) => {
      const schema = response.content?.['application/json']?.schema;
      return schema === undefined ? [] : [[Number(status), inContract(name, schema)] as const];
    }),
  );
}

function schemaOf(
  name: ApiName,
  operation: Operation,
  success: number,
  answer: JsonSchema | undefined,
): FastifySchema {
  const parameters = (place: 'path' | 'query'): JsonSchema | undefined => {
    const listed = operation.parameters.filter((parameter) => parameter.in === place);
    if (listed.length === 0) return undefined;
    return {
      type: 'object',
      properties: Object.fromEntries(
        listed.map((parameter) => [parameter.name, inContract(name, parameter.schema)]),
      ),
      required: listed
        .filter((parameter) => parameter.required === true)
        .map((parameter) => parameter.name),
    };
  };
  const body = operation.requestBody?.content['application/json']?.schema;
  const params = parameters('path');
  const querystring = parameters('query');
  return {
    ...(params === undefined ? {} : { params }),
    ...(querystring === undefined ? {} : { querystring }),
    ...(body === undefined ? {} : { body: decidedByWord(inContract(name, body)) }),
    ...(answer === undefined ? {} : { response: { [success]: answer } }),
  };
}
