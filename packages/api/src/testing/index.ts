/** Mock handlers, fixtures and states for stories and tests. */
export type { Answer, Call, OperationId } from './call.ts';
export { type FailureOptions, MockFailure } from './failure.ts';
export { handlers, handlersByArea } from './handlers.ts';
export { type Answerer, mock, type Mock, usualAnswer } from './http.ts';
export { MockHandler, answers } from './operation-handler.ts';
export { operationIds, operationOf, type RoutedOperation } from './operations.ts';
export { emptied, lengthened } from './transform.ts';
export { setRequestCheck } from './request-check.ts';
export {
  forgetServed,
  heldCalls,
  mockMistakes,
  type Served,
  servedCalls,
  unanswered,
} from './served.ts';
export { signInForStory, signOutForStory } from './session.ts';
export { mockStream, streams } from './streams.ts';
export * as fixtures from './fixtures/index.ts';
