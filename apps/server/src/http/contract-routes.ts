import { type Operation, contracts, listOperations } from '@hien/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { AnswerCache } from './answer-cache.ts';
import { ApiError } from './api-error.ts';
import { authorise } from './authorise.ts';
import { type Call, type Handlers, JsonText, type OperationId } from './handler.ts';
import { languageOf } from './language.ts';
import { ownRateLimit } from './rate-limits.ts';
import { type FindMember, type Member, bearerToken } from './member.ts';
import {
  compileAnswer,
  compileRequest,
  inContract,
  type JsonSchema,
  sharedSchemas,
} from './validation.ts';

type ContractName = keyof typeof contracts;

export type ContractRoutesOptions = {
  readonly handlers: Handlers;
  readonly findMember: FindMember;
  readonly cache: AnswerCache;
  /** In tests and development an answer the contract does not describe is a failure. */
  readonly validateAnswers: boolean;
};

/** Handlers see one validated call; what it holds is the contract's word, so the types meet again inside them. */
type AnyHandler = (call: Call<OperationId>) => Promise<unknown>;

/** Puts every operation of both contracts on its path. An operation without a handler stops the start. */
export function registerContract(app: FastifyInstance, options: ContractRoutesOptions): void {
  for (const schema of sharedSchemas) app.addSchema(schema);
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const validate = compileRequest(schema as JsonSchema, httpPart ?? 'body');
    return (value: unknown) =>
      validate(value) || {
        error: Object.assign(new Error('validation'), { validation: validate.errors }),
      };
  });
  for (const name of Object.keys(contracts) as ContractName[]) {
    for (const operation of listOperations(contracts[name].document))
      registerOperation(app, name, operation, options);
  }
}

function registerOperation(
  app: FastifyInstance,
  name: ContractName,
  operation: Operation,
  options: ContractRoutesOptions,
): void {
  const id = operation.operationId as OperationId;
  const handler = options.handlers[id] as AnyHandler | undefined;
  if (handler === undefined) throw new Error(`The contract's operation ${id} has no handler`);
  const success = Number(
    Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? 200,
  );
  const checkAnswer = options.validateAnswers ? answerCheck(name, operation) : null;
  app.route({
    method: operation.method.toUpperCase(),
    url: contracts[name].prefix + operation.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(name, operation, success),
    config: ownRateLimit(id),
    handler: async (request, reply) => {
      const cached = options.cache.find(id, request);
      if (cached !== null) return options.cache.send(cached, request, reply);
      const call = callOf(request, reply, operation, options.findMember);
      await authorise(operation, call);
      const answer = await handler(call);
      if (reply.sent) return reply;
      void reply.status(success);
      // The serializer of a JSON schema gives text.
      const text = answer instanceof JsonText ? answer.text : (reply.serialize(answer) as string);
      return options.cache.answer(id, request, reply, text);
    },
    ...(checkAnswer === null ? {} : { onSend: checkAnswer }),
  });
}

function callOf(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  findMember: FindMember,
): Call<OperationId> {
  let found: Promise<Member | null> | null = null;
  const member = (): Promise<Member | null> => {
    const token = operation.token === 'none' ? null : bearerToken(request.headers.authorization);
    found ??=
      token === null
        ? Promise.resolve(null)
        : findMember(token, operation.scheme === 'commerceToken' ? 'commerce' : 'main');
    return found;
  };
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    language: languageOf(request),
    member,
    signedIn: async () => {
      const known = await member();
      if (known === null) throw new ApiError('UNAUTHENTICATED');
      return known;
    },
    request,
    reply,
  } as Call<OperationId>;
}

function schemaOf(name: ContractName, operation: Operation, success: number): FastifySchema {
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
  const answer = operation.responses[String(success)]?.content?.['application/json']?.schema;
  const params = parameters('path');
  const querystring = parameters('query');
  return {
    ...(params === undefined ? {} : { params }),
    ...(querystring === undefined ? {} : { querystring }),
    ...(body === undefined ? {} : { body: inContract(name, body) }),
    ...(answer === undefined ? {} : { response: { [success]: inContract(name, answer) } }),
  };
}

/** Compares what is about to be sent with the contract: its status must be listed, its body must fit. */
function answerCheck(name: ContractName, operation: Operation) {
  const checks = new Map(
    Object.entries(operation.responses).flatMap(([status, response]) => {
      const schema = response.content?.['application/json']?.schema;
      return schema === undefined
        ? []
        : [[Number(status), compileAnswer(inContract(name, schema))] as const];
    }),
  );
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
  ): Promise<unknown> => {
    if (reply.statusCode === 304 || typeof payload !== 'string') return payload;
    const check = checks.get(reply.statusCode);
    const fits = check?.(JSON.parse(payload)) ?? false;
    if (fits) return payload;
    const [first] = check?.errors ?? [];
    const why =
      first === undefined
        ? `status ${reply.statusCode} is not in it`
        : `${first.instancePath} ${first.message ?? ''}`;
    request.log.error(
      { operation: operation.operationId, why },
      'the answer does not fit the contract',
    );
    void reply.status(500);
    return JSON.stringify({
      code: 'INTERNAL',
      message: `${operation.operationId} does not fit the contract: ${why}`,
      requestId: request.id,
    });
  };
}
