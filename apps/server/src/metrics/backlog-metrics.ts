import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/database.ts';

/** What is counted when somebody asks, each by an index on its states: mails sent long ago are not read. */
const backlogs = {
  hien_mails: {
    help: 'Mails that wait to be sent, and those that were given up',
    sql: `select state, count(*)::int as count from outbox
      where state in ('waiting', 'failed') group by state`,
    states: ['waiting', 'failed'],
  },
  hien_money_returns: {
    help: 'Refunds on their way, and those that wait for a person',
    sql: `select state, count(*)::int as count from money_returns
      where state in ('requested', 'processing', 'failed') group by state`,
    states: ['requested', 'processing', 'failed'],
  },
} as const;

/** Work that should not grow: a mail server or a gateway that has gone shows here first. */
export function measureBacklogs(database: Database, registry: Registry): void {
  for (const [name, { help, sql, states }] of Object.entries(backlogs))
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['state'] as const,
        registers: [],
        async collect() {
          const rows = await database.rows<{ state: string; count: number }>(
            { name: `metrics-${name}`, text: sql },
            [],
          );
          for (const state of states)
            this.set({ state }, rows.find((row) => row.state === state)?.count ?? 0);
        },
      }),
    );
}
