import type { FastifyRequest } from 'fastify';
import type { Language } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { originOf } from '../http/network/origin.ts';
import { type PaymentServices, callUrl } from './deps.ts';
import { type Transfer, transferTo } from './gateways/vietqr.ts';
import type { GroupRow } from './payment-group.ts';

type Asked = { readonly request: FastifyRequest; readonly language: Language };

/** Where the money of a group goes by bank; null without an account of ours. */
export function transferFor(
  services: PaymentServices,
  asked: Asked,
  group: GroupRow,
  due: number,
): (Transfer & { dueAt: string; simulatedBank: string | null }) | null {
  const bank = services.settings.gateways.vietqr;
  if (bank === null) return null;
  const transfer = transferTo(bank, due, group.number);
  return {
    ...transfer,
    dueAt: group.dueAt.toISOString(),
    simulatedBank: simulatedBank(services, asked, group, transfer),
  };
}

/** A page on which the transfer can be played; it is told where to call and where to go back to. */
function simulatedBank(
  services: PaymentServices,
  { request, language }: Asked,
  group: GroupRow,
  { qr: _picture, ...transfer }: Transfer,
): string | null {
  const { simulator } = services.settings;
  if (simulator === null) return null;
  const url = new URL(simulator.bankUrl);
  const back = paths.paymentOrderConfirm.to(language, { group: group.id });
  for (const [name, value] of Object.entries({
    ...transfer,
    language,
    call: callUrl(services, request, 'vietqr'),
    back: originOf(services.publicUrl, request) + back,
  }))
    url.searchParams.set(name, String(value));
  return url.href;
}
