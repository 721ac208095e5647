import { runServer } from '@hien/server/start';
import { startPaymentSimulator } from './simulator.ts';

// The product with simulated gateways: what `pnpm start` runs where only this machine can come.
const { origin, settings } = await startPaymentSimulator(
  Number(process.env.PAYMENT_SIMULATOR_PORT ?? 0),
);
console.log(`\n  Payments are simulated: ${origin}`);
await runServer({ payments: settings });
