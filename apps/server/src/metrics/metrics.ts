import { Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../db/database.ts';
import { measureBacklogs } from './backlog-metrics.ts';

/** What a process tells of itself: memory, event loop, collector's pauses, and the work that waits in its database. */
export function openMetrics(database: Database): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureBacklogs(database, registry);
  return registry;
}
