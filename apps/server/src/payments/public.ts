/** For whoever plays the gateways: what a server has to know to use them, and how it does. */
export { type GatewayClients, gatewaysOf } from './gateways/all.ts';
export { GatewayUnavailable } from './gateways/gateway.ts';
export type { PaymentSettings } from './settings.ts';
