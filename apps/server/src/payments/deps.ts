import type { FastifyRequest } from 'fastify';
import type { Gateway, Language, PaymentPurpose } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { originOf } from '../http/network/origin.ts';
import type { Services } from '../services.ts';
import type { GatewayClients } from './gateways/all.ts';
import type { PaymentSettings } from './settings.ts';

/** What paying needs beside the services of every area. */
export type PaymentServices = Services & {
  readonly settings: PaymentSettings;
  readonly clients: GatewayClients;
  readonly publicUrl: string | null;
};

/** Where a gateway sends the browser back to. */
export function returnUrl(
  { publicUrl }: PaymentServices,
  request: FastifyRequest,
  language: Language,
  purpose: PaymentPurpose,
): string {
  return originOf(publicUrl, request) + paths.paymentResult.to(language, { type: purpose });
}

/** Where a gateway calls this server. */
export function callUrl(
  { publicUrl }: PaymentServices,
  request: FastifyRequest,
  gateway: Gateway,
): string {
  return `${originOf(publicUrl, request)}/payments/ipn/${gateway}`;
}
