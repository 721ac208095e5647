import { systemClock } from '@hien/domain';
import { runServer } from '@hien/server/start';
import { startSimulator } from './simulator.ts';

// The product with simulated providers of sign-in: what `pnpm dev` and the journeys in a browser run.
const { origin, settings } = await startSimulator(
  Number(process.env.SIMULATOR_PORT ?? 0),
  systemClock.now,
);
console.log(`\n  Google, Apple, Facebook and Zalo are simulated: ${origin}`);
await runServer(settings);
