import { HttpHandler, type HttpResponseResolver } from 'msw';
import type { OperationId } from './call.ts';
import { operationOf } from './operations.ts';

/**
 * A mock of one operation. It looks at a request's method and address before anything is read of it: a story has a
 * handler for each of some two hundred operations, every picture and module passes by all of them, and MSW reads the
 * document's cookies for each.
 */
export class MockHandler extends HttpHandler {
  readonly id: OperationId;
  /** Whether the operation is asked again once the first answers are shown, and then not answered. */
  readonly refetches: boolean;
  readonly #method: string;
  readonly #address: RegExp;

  constructor(id: OperationId, resolver: HttpResponseResolver, refetches = false) {
    const { method, fullPath } = operationOf(id);
    super(method.toUpperCase(), `*${fullPath.replace(/\{(\w+)\}/g, ':$1')}`, resolver);
    this.id = id;
    this.refetches = refetches;
    this.#method = method.toUpperCase();
    const path = fullPath.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/?#]+');
    this.#address = new RegExp(`^\\w+://[^/]+${path}(?:[?#]|$)`);
  }

  override async run(args: Parameters<HttpHandler['run']>[0]) {
    const { method, url } = args.request;
    return method === this.#method && this.#address.test(url) ? super.run(args) : null;
  }
}

/**
 * The answers of a story, as its `parameters`: `answers(mock('listOrders').pending())`. They take the place of the usual
 * ones of the same operations, and those of `meta` where a story has its own.
 */
export const answers = (
  ...handlers: readonly MockHandler[]
): { msw: { handlers: Readonly<Record<string, MockHandler>> } } => ({
  msw: { handlers: Object.fromEntries(handlers.map((handler) => [handler.id, handler])) },
});
