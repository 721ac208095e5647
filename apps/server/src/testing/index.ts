/** For the bench, the contract tests and the tools, which start what they need themselves. */
export { type DatabaseKind, databaseKinds, freshDatabase } from './databases.ts';
export { countKnownCosts } from '../contractors/known-costs.ts';
export { openDemoClock } from '../clock/demo-clock.ts';
export { type Buyer, fillCart, seedMarketplace } from './marketplace.ts';
export { memoryStore } from './memory-store.ts';
export { paymentsAt } from './payments.ts';
export { postgresBin, startPostgres } from './postgres-server.ts';
export { plantedSample } from './planted-sample.ts';
export { plantPurchase } from './fixture-purchases.ts';
export { checkoutForm } from './shopper.ts';
export { type Ids, type Recorded, Replay, writesOf } from './replay.ts';
