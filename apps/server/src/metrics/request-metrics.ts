import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { isInner } from '../http/network/inner-fetch.ts';

/**
 * How long requests take, by method, the route's pattern and status: addresses are not told, they name people and would
 * be a series each. What matches no route is `none`.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'hien_http_request_seconds',
    help: 'Seconds from the request to the last byte of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isInner(request)) return;
    const route = request.routeOptions.url ?? 'none';
    const status = String(reply.statusCode);
    seconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });
}
