import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { isInner } from '../network/inner-fetch.ts';
import { errorForLog } from './error-log.ts';

/**
 * What a line about a request may hold: the method and the route's pattern, never its address, whose query
 * or path may carry a token, an e-mail or a search (D55, 3.9); of an error, what `errorForLog` lets through.
 */
export const logSerializers: NonNullable<
  Exclude<FastifyServerOptions['logger'], boolean | undefined>
>['serializers'] = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    route: request.routeOptions.url ?? 'none',
  }),
  err: (error: unknown) => errorForLog(error),
};

/** One line per request when it is done; our faults as errors. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (isInner(request)) return;
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request');
    else request.log.info(line, 'request');
  });
}
