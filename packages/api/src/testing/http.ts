import { parseAcceptLanguage } from '@hien/domain';
import { HttpResponse, type HttpResponseResolver, type JsonBodyType } from 'msw';
import { type Answer, type Call, type OperationId, readCall } from './call.ts';
import { answers as usualAnswers } from './answers/index.ts';
import { type FailureOptions, MockFailure, failureResponse } from './failure.ts';
import { opens } from './fixtures/members.ts';
import { MockHandler } from './operation-handler.ts';
import { operationOf } from './operations.ts';
import { checkRequest } from './request-check.ts';
import { noteMistake, noteServed, unanswered } from './served.ts';
import { emptied, lengthened } from './transform.ts';

export type Answerer<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

/** A handler for one operation, in one of its states. */
export type Mock<Id extends OperationId> = {
  /** Answers from the fixtures; or with `body`, or with what the function makes of the request. */
  answer(body?: Answer<Id> | Answerer<Id>): MockHandler;
  /** The default answer with its lists emptied. A mistake of the story where there is no list. */
  empty(): MockHandler;
  /** The default answer with texts as long as people write them on a bad day. A mistake where there is no text. */
  longText(): MockHandler;
  /** Never answers: the loading state. */
  pending(): MockHandler;
  /** Answers as usual; once that is shown, Storybook has the screen ask again, and that is never answered. */
  refetching(): MockHandler;
  /** Fails with a documented status (500 unless told). */
  error(status?: number, options?: FailureOptions): MockHandler;
  notFound(): MockHandler;
  forbidden(): MockHandler;
  unauthenticated(): MockHandler;
  /** Named seconds to wait; a minute unless told. */
  rateLimited(retryAfter?: number): MockHandler;
  /** Nobody answers. */
  offline(): MockHandler;
};

/** `mock('getProduct').notFound()`: a mock handler typed by the contract. */
export function mock<Id extends OperationId>(id: Id): Mock<Id> {
  const usual = usualAnswers[id] as Answerer<Id>;
  const failing = (status: number, options?: FailureOptions) =>
    handler(id, () => {
      throw new MockFailure(status, options);
    });
  /** The usual answer, changed; one that comes out as it went in shows nothing of what its story is called. */
  const changed = (verb: string, change: (body: Answer<Id>) => Answer<Id>) =>
    handler(id, async (call) => {
      const before = await usual(call);
      const after = change(before);
      if (JSON.stringify(after) === JSON.stringify(before))
        throw new Error(`mock('${id}').${verb}() changes nothing in what ${id} answers`);
      return after;
    });
  return {
    answer: (body = usual) =>
      handler(id, typeof body === 'function' ? (body as Answerer<Id>) : () => body),
    empty: () => changed('empty', emptied),
    longText: () => changed('longText', lengthened),
    pending: () => new MockHandler(id, unanswered),
    refetching: () => handler(id, usual, true),
    error: (status = 500, options) => failing(status, options),
    notFound: () => failing(404),
    forbidden: () => failing(403),
    unauthenticated: () => failing(401),
    rateLimited: (retryAfter) => failing(429, { retryAfter }),
    offline: () => new MockHandler(id, () => HttpResponse.error()),
  };
}

/** What an operation answers where a story says nothing, asked without a parameter; undefined where it needs one. */
export async function usualAnswer(id: string): Promise<unknown> {
  const asked = { params: {}, query: {}, body: {}, language: 'vi', token: null };
  try {
    return await (usualAnswers[id as OperationId] as (call: unknown) => unknown)(asked);
  } catch {
    return undefined;
  }
}

function handler<Id extends OperationId>(
  id: Id,
  answer: Answerer<Id>,
  refetches?: boolean,
): MockHandler {
  const operation = operationOf(id);
  const usual = usualAnswers[id] as Answerer<Id>;
  const respond = async ({ request, params }: Parameters<HttpResponseResolver>[0]) => {
    const language = parseAcceptLanguage(request.headers.get('Accept-Language'));
    let call: Call<Id> | undefined;
    const note = (body?: unknown) =>
      noteServed({ id, body, usual: async () => call && (await usual(call)) });
    try {
      await checkRequest(operation, request, params);
      call = await readCall<Id>(operation, request, params);
      if (operation.token === 'required' && !opens(operation.api, call.token))
        throw new MockFailure(401);
      const body = (await answer(call)) as JsonBodyType;
      note(body);
      return HttpResponse.json(body, {
        status: operation.success,
        headers: { 'X-Request-Id': 'req-mock' },
      });
    } catch (failure) {
      if (failure instanceof MockFailure) {
        note();
        return failureResponse(failure, language);
      }
      noteMistake(failure);
      throw failure;
    }
  };
  return new MockHandler(id, respond, refetches);
}
