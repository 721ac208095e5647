import type { Operation } from '@hien/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from '../answers/answer-cache.ts';
import { ApiError } from '../api-error.ts';
import { authorise } from '../authorise.ts';
import { type Call, type Handlers, JsonText, type OperationId } from '../handler.ts';
import { languageOf } from '../language.ts';
import { ownRateLimit } from '../limits/rate-limits.ts';
import { type FindMember, type Member, bearerToken } from '../member.ts';
import { serializer } from './serialization.ts';
import { answerCheck, type ServedOperation, servedOperations } from './served-operations.ts';
import { type JsonSchema, requestErrors } from './validation.ts';

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
  app.setValidatorCompiler(({ schema, httpPart }) => (value: unknown) => {
    const errors = requestErrors(schema as JsonSchema, httpPart ?? 'body', value);
    if (errors === null) return true;
    return { error: Object.assign(new Error('validation'), { validation: errors }) };
  });
  app.setSerializerCompiler(({ schema }) => serializer(schema as JsonSchema));
  for (const served of servedOperations) registerOperation(app, served, options);
}

function registerOperation(
  app: FastifyInstance,
  served: ServedOperation,
  options: ContractRoutesOptions,
): void {
  const { operation, url, success, schema } = served;
  const id = operation.operationId as OperationId;
  const handler = options.handlers[id] as AnyHandler | undefined;
  if (handler === undefined) throw new Error(`The contract's operation ${id} has no handler`);
  app.route({
    method: operation.method.toUpperCase(),
    url,
    schema,
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
    ...(options.validateAnswers ? { onSend: checkedAnswer(served) } : {}),
  });
}

function callOf(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  findMember: FindMember,
): Call<OperationId> {
  let found: Promise<Member | null> | null = null;
  const member = async (): Promise<Member | null> => {
    const known = await whoever();
    // An account that has left or is stopped is told so by its session, and is nobody everywhere else.
    return known?.gone === true && operation.permission !== 'session.use' ? null : known;
  };
  const whoever = (): Promise<Member | null> => {
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

/** Compares what is about to be sent with the contract: its status must be listed, its body must fit. */
function checkedAnswer(served: ServedOperation) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
  ): Promise<unknown> => {
    if (reply.statusCode === 304 || typeof payload !== 'string') return payload;
    const check = answerCheck(served, reply.statusCode);
    const fits = check?.(JSON.parse(payload)) ?? false;
    if (fits) return payload;
    const [first] = check?.errors ?? [];
    const why =
      first === undefined
        ? `status ${reply.statusCode} is not in it`
        : `${first.instancePath} ${first.message ?? ''}`;
    request.log.error(
      { operation: served.operation.operationId, why },
      'the answer does not fit the contract',
    );
    void reply.status(500);
    return JSON.stringify({
      code: 'INTERNAL',
      message: `${served.operation.operationId} does not fit the contract: ${why}`,
      requestId: request.id,
    });
  };
}
