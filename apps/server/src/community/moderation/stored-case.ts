import type { ModerationCase } from '@hien/domain';
import type { communityCases } from '../../db/schema/community.ts';

export type CaseRow = typeof communityCases.$inferSelect;

/** A row as the machine of the domain moves it. */
export const asModeration = (row: CaseRow): ModerationCase => ({
  state: row.state,
  version: row.version,
  changedAt: row.changedAt.getTime(),
  rule: row.rule,
  removedAt: row.rule === null ? null : (row.decidedAt?.getTime() ?? null),
});

export const moderationColumns = ({ state, version, changedAt, rule }: ModerationCase) => ({
  state,
  version,
  changedAt: new Date(changedAt),
  rule,
});
