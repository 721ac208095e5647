import { systemClock } from '@hien/domain';
import { startPaymentSimulator } from '@hien/payment-simulator';
import { runServer } from '@hien/server/start';
import { startSimulator } from './simulator.ts';

// The product with simulated providers of sign-in and payment: what `pnpm start` runs where only this machine can come,
// and `pnpm dev` and the journeys in a browser always.
const { origin, settings } = await startSimulator(
  Number(process.env.SIMULATOR_PORT ?? 0),
  systemClock.now,
);
console.log(`\n  Google, Apple, Facebook and Zalo are simulated: ${origin}`);
const payments = await startPaymentSimulator(Number(process.env.PAYMENT_SIMULATOR_PORT ?? 0));
console.log(`  Payments are simulated: ${payments.origin}`);
await runServer({ social: settings, payments: payments.settings });
