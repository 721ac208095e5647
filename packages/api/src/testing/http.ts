import { parseAcceptLanguage } from '@hien/domain';
import {
  HttpHandler,
  HttpResponse,
  type HttpResponseResolver,
  type JsonBodyType,
  delay,
} from 'msw';
import { type Answer, type Call, type OperationId, readCall } from './call.ts';
import { answers } from './answers/index.ts';
import { type FailureOptions, MockFailure, failureResponse } from './failure.ts';
import { opens } from './fixtures/members.ts';
import { operationOf, type PlacedOperation } from './operations.ts';
import { checkRequest } from './request-check.ts';
import { emptied, lengthened } from './transform.ts';

export type Answerer<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

/** A handler for one operation, in one of its states. */
export type Mock<Id extends OperationId> = {
  /** Answers from the fixtures; or with `body`, or with what the function makes of the request. */
  answer(body?: Answer<Id> | Answerer<Id>): HttpHandler;
  /** The default answer with its lists emptied. */
  empty(): HttpHandler;
  /** The default answer with texts as long as people write them on a bad day. */
  longText(): HttpHandler;
  /** Never answers: the loading state. */
  pending(): HttpHandler;
  /** The default answer after some milliseconds. */
  slow(milliseconds: number): HttpHandler;
  /** Fails with a documented status (500 unless told). */
  error(status?: number, options?: FailureOptions): HttpHandler;
  notFound(): HttpHandler;
  forbidden(): HttpHandler;
  unauthenticated(): HttpHandler;
  /** Named seconds to wait; a minute unless told. */
  rateLimited(retryAfter?: number): HttpHandler;
  /** Nobody answers. */
  offline(): HttpHandler;
};

/** `mock('getProduct').notFound()`: a mock handler typed by the contract. */
export function mock<Id extends OperationId>(id: Id): Mock<Id> {
  const usual = answers[id] as Answerer<Id>;
  const failing = (status: number, options?: FailureOptions) =>
    handler(id, () => {
      throw new MockFailure(status, options);
    });
  return {
    answer: (body = usual) =>
      handler(id, typeof body === 'function' ? (body as Answerer<Id>) : () => body),
    empty: () => handler(id, async (call) => emptied(await usual(call))),
    longText: () => handler(id, async (call) => lengthened(await usual(call))),
    pending: () =>
      handler(id, async (call) => {
        await delay('infinite');
        return usual(call);
      }),
    slow: (milliseconds) =>
      handler(id, async (call) => {
        await delay(milliseconds);
        return usual(call);
      }),
    error: (status = 500, options) => failing(status, options),
    notFound: () => failing(404),
    forbidden: () => failing(403),
    unauthenticated: () => failing(401),
    rateLimited: (retryAfter) => failing(429, { retryAfter }),
    offline: () => route(id, () => HttpResponse.error()),
  };
}

function handler<Id extends OperationId>(id: Id, answer: Answerer<Id>): HttpHandler {
  const operation = operationOf(id);
  return route(id, async ({ request, params }) => {
    const language = parseAcceptLanguage(request.headers.get('Accept-Language'));
    try {
      await checkRequest(operation, request, params);
      const call = await readCall<Id>(operation, request, params);
      if (operation.token === 'required' && !opens(operation.api, call.token))
        throw new MockFailure(401);
      const body = (await answer(call)) as JsonBodyType;
      return HttpResponse.json(body, {
        status: operation.success,
        headers: { 'X-Request-Id': 'req-mock' },
      });
    } catch (failure) {
      if (failure instanceof MockFailure) return failureResponse(failure, language);
      throw failure;
    }
  });
}

function route(id: OperationId, resolver: HttpResponseResolver): HttpHandler {
  return new OperationHandler(operationOf(id), resolver);
}

/**
 * Looks at a request's method and address before anything is read of it. A story has a handler for each of some two
 * hundred operations, every picture and module passes by all of them, and MSW reads the document's cookies for each.
 */
class OperationHandler extends HttpHandler {
  readonly #method: string;
  readonly #address: RegExp;

  constructor({ method, fullPath }: PlacedOperation, resolver: HttpResponseResolver) {
    super(method.toUpperCase(), `*${fullPath.replace(/\{(\w+)\}/g, ':$1')}`, resolver);
    this.#method = method.toUpperCase();
    const path = fullPath.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/?#]+');
    this.#address = new RegExp(`^\\w+://[^/]+${path}(?:[?#]|$)`);
  }

  override async run(args: Parameters<HttpHandler['run']>[0]) {
    const { method, url } = args.request;
    return method === this.#method && this.#address.test(url) ? super.run(args) : null;
  }
}
