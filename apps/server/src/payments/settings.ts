/** Where a gateway is and what its merchant console hands out. Secrets stay in this process. */
export type VnpaySettings = {
  readonly payUrl: string;
  readonly apiUrl: string;
  readonly terminal: string;
  readonly secret: string;
};
export type MomoSettings = {
  readonly apiUrl: string;
  readonly partnerCode: string;
  readonly accessKey: string;
  readonly secret: string;
};
export type ZalopaySettings = {
  readonly apiUrl: string;
  readonly appId: number;
  readonly key1: string;
  readonly key2: string;
};
export type ShopeepaySettings = {
  readonly apiUrl: string;
  readonly clientId: string;
  readonly secret: string;
  readonly merchant: string;
  readonly store: string;
};
/** Our account, and the key by which the bank signs what arrives there. */
export type BankSettings = {
  readonly bin: string;
  readonly bank: string;
  readonly account: string;
  readonly holder: string;
  readonly secret: string;
};

/** One route set; null where a gateway is not configured, and then its methods are not offered. */
export type GatewaySettings = {
  readonly vnpay: VnpaySettings | null;
  readonly momo: MomoSettings | null;
  readonly zalopay: ZalopaySettings | null;
  readonly shopeepay: ShopeepaySettings | null;
  readonly vietqr: BankSettings | null;
};

/** The two route sets of the specification; one flag selects (D27). */
export const routeSets = ['live', 'sandbox'] as const;
export type RouteSet = (typeof routeSets)[number];

export type PaymentSettings = {
  readonly routes: RouteSet;
  readonly gateways: GatewaySettings;
  /** The simulated bank's page; null wherever real money moves. */
  readonly simulator: { readonly bankUrl: string } | null;
};

/** Nothing is configured: goods are paid at the door. */
export const noPayments: PaymentSettings = {
  routes: 'live',
  gateways: { vnpay: null, momo: null, zalopay: null, shopeepay: null, vietqr: null },
  simulator: null,
};
