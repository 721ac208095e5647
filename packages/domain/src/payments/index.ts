// The second door: signing and verifying with node:crypto. For the server only; nothing here reaches a browser.
export * from './bank.ts';
export * from './call.ts';
export * from './hmac.ts';
export * from './momo.ts';
export * from './shopeepay.ts';
export * from './transfer-call.ts';
export * from './vnpay.ts';
export * from './zalopay.ts';
