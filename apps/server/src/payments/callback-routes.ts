import type { Gateway } from '@hien/domain';
import { type CallVerdict, vnpayAnswers, zalopayAnswers } from '@hien/domain/payments';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentServices } from './deps.ts';
import type { RawCall } from './gateways/gateway.ts';
import { handleCallback } from './handle-callback.ts';

type Told = { readonly status: number; readonly body: object | null };

const fits = (body: object | null, status = 200): Told => ({ status, body });

/** What each gateway reads as "noted", "call again" and "not from you". */
const answers: Readonly<Record<Gateway, (verdict: CallVerdict) => Told>> = {
  vnpay: (verdict) => fits(vnpayAnswers[verdict]),
  zalopay: (verdict) => fits(zalopayAnswers[verdict]),
  // MoMo wants 204 and nothing else; what is not MoMo's learns nothing.
  momo: (verdict) => (verdict === 'forged' ? fits(null, 400) : fits(null, 204)),
  shopeepay: (verdict) =>
    verdict === 'forged' ? fits({ errcode: 2 }, 400) : fits({ errcode: 0, debug_msg: 'success' }),
  vietqr: (verdict) =>
    verdict === 'forged' ? fits({ success: false }, 401) : fits({ success: true }),
};

/** When something of ours is broken: the gateway calls again. */
const broken: Readonly<Record<Gateway, Told>> = {
  vnpay: fits({ RspCode: '99', Message: 'Unknown error' }),
  zalopay: fits({ return_code: 0, return_message: 'try again' }),
  momo: fits(null, 500),
  shopeepay: fits({ errcode: 1 }, 500),
  vietqr: fits({ success: false }, 500),
};

const bodyLimit = 32 * 1024;

/** Where gateways call us: the one way by which a payment changes. No part of the client's contract. */
export function registerGatewayCallbacks(app: FastifyInstance, services: PaymentServices): void {
  void app.register(async (scope) => {
    // Signatures are over the text as it came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    for (const gateway of Object.keys(answers) as Gateway[])
      scope.route({
        method: gateway === 'vnpay' ? 'GET' : 'POST',
        url: `/payments/ipn/${gateway}`,
        handler: (request, reply) => handle(services, gateway, request, reply),
      });
  });
}

async function handle(
  services: PaymentServices,
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const told = await work(services, gateway, request);
  void reply.status(told.status).header('cache-control', 'no-store');
  return told.body === null
    ? reply.send()
    : reply.type('application/json; charset=utf-8').send(JSON.stringify(told.body));
}

async function work(
  services: PaymentServices,
  gateway: Gateway,
  request: FastifyRequest,
): Promise<Told> {
  try {
    const message = services.clients[gateway]?.readCall(rawCall(request));
    const verdict =
      message === undefined ? 'forged' : await handleCallback(services, gateway, message);
    if (verdict !== 'paid' && verdict !== 'not-paid')
      request.log.warn(
        { gateway, verdict, ...(message?.genuine ? { reference: message.reference } : {}) },
        'gateway call',
      );
    return answers[gateway](verdict);
  } catch (error) {
    request.log.error({ err: error, gateway }, 'gateway call failed');
    return broken[gateway];
  }
}

function rawCall(request: FastifyRequest): RawCall {
  const query = Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
  return {
    query,
    body: typeof request.body === 'string' ? request.body : '',
    header: (name) => [request.headers[name.toLowerCase()]].flat()[0] ?? '',
  };
}
