import { MockFailure } from '../failure.ts';
import { tokens } from '../fixtures/members.ts';
import { contractorCases, decidedUpgrade, outboxMails, upgradeCases } from '../fixtures/my-page.ts';
import { type Answers, pageOf } from './answerer.ts';

type Decision = { decision: 'approve' | 'reject'; reason: string; expected_version: number };

/** @throws {MockFailure} FORBIDDEN for members. */
export function onlyAdmin(token: string | null): void {
  if (token !== tokens.admin) throw new MockFailure(403);
}

/** The case that was asked for, when it may be decided like this. */
export function decidable<Case extends { id: number; version: number }>(
  cases: readonly Case[],
  id: number,
  { decision, reason, expected_version }: Decision,
): Case {
  const found = cases.find((one) => one.id === id);
  if (found === undefined) throw new MockFailure(404);
  if (found.version !== expected_version) throw new MockFailure(409, { code: 'VERSION_CONFLICT' });
  if (decision === 'reject' && reason.trim() === '')
    throw new MockFailure(422, {
      code: 'AUTH_15',
      fields: [{ field: 'reason', code: 'AUTH_15' }],
    });
  return found;
}

/** By the admin of the stories, at their hour. */
export const decidedNow = { by: 'Hannah Miller', at: '2026-03-06T03:00:00Z' };

export const adminAnswers: Answers<
  | 'getAdminOverview'
  | 'listUpgradeCases'
  | 'decideUpgrade'
  | 'listContractorCases'
  | 'decideContractor'
  | 'listOutbox'
> = {
  getAdminOverview({ token }) {
    onlyAdmin(token);
    return {
      data: {
        demo: true,
        queues: [
          { queue: 'upgrades', waiting: 2, oldest_at: '2026-03-02T02:00:00Z' },
          { queue: 'contractors', waiting: 1, oldest_at: '2026-03-03T02:00:00Z' },
          { queue: 'support', waiting: 3, oldest_at: '2026-03-04T01:15:00Z' },
          { queue: 'sellers', waiting: 2, oldest_at: '2026-03-05T03:00:00Z' },
          { queue: 'shop-changes', waiting: 2, oldest_at: '2026-03-04T03:00:00Z' },
          { queue: 'companies', waiting: 2, oldest_at: '2026-03-04T02:15:00Z' },
          { queue: 'projects', waiting: 2, oldest_at: '2026-03-04T02:15:00Z' },
          { queue: 'designs', waiting: 2, oldest_at: '2026-03-04T02:15:00Z' },
          { queue: 'items', waiting: 2, oldest_at: '2026-03-04T02:15:00Z' },
          { queue: 'promotions', waiting: 2, oldest_at: '2026-03-05T02:15:00Z' },
          { queue: 'leads', waiting: 4, oldest_at: '2026-03-05T03:00:00Z' },
          { queue: 'office-quotations', waiting: 3, oldest_at: '2026-03-04T03:00:00Z' },
          { queue: 'applicants', waiting: 2, oldest_at: '2026-03-05T03:00:00Z' },
          { queue: 'design-partners', waiting: 2, oldest_at: '2026-03-03T02:15:00Z' },
          { queue: 'auction-disputes', waiting: 2, oldest_at: '2026-03-05T02:15:00Z' },
          { queue: 'ads', waiting: 2, oldest_at: '2026-03-05T00:30:00Z' },
          { queue: 'reports', waiting: 4, oldest_at: '2026-03-02T02:15:00Z' },
          { queue: 'reviews', waiting: 2, oldest_at: '2026-03-03T02:15:00Z' },
          { queue: 'construction-reviews', waiting: 1, oldest_at: '2026-03-03T02:15:00Z' },
          { queue: 'review-evidence', waiting: 2, oldest_at: '2026-03-03T02:15:00Z' },
          { queue: 'design-refunds', waiting: 1, oldest_at: '2026-03-04T02:15:00Z' },
          { queue: 'design-questions', waiting: 2, oldest_at: '2026-03-04T02:15:00Z' },
          { queue: 'large-pictures', waiting: 1, oldest_at: '2026-03-05T02:15:00Z' },
          { queue: 'download-extensions', waiting: 1, oldest_at: '2026-03-05T02:15:00Z' },
          { queue: 'settlements', waiting: 2, oldest_at: '2026-02-04T03:00:00Z' },
          { queue: 'returns', waiting: 4, oldest_at: '2026-03-04T02:15:00Z' },
          { queue: 'orders', waiting: 6, oldest_at: '2026-02-20T02:15:00Z' },
          { queue: 'cases', waiting: 9, oldest_at: '2026-03-03T02:15:00Z' },
        ],
      },
    };
  },

  listUpgradeCases({ token, query }) {
    onlyAdmin(token);
    return {
      data: pageOf(query.state === 'decided' ? [decidedUpgrade] : upgradeCases, query.page, 20),
    };
  },

  decideUpgrade({ token, params, body }) {
    onlyAdmin(token);
    const found = decidable(upgradeCases, params.id, body);
    const approved = body.decision === 'approve';
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: approved || found.waits_for === 'change' ? 'approved' : 'rejected',
        waits_for: null,
        shown: approved ? found.sent : found.shown,
        rejection: approved ? null : body.reason,
        decided: decidedNow,
      },
    };
  },

  listContractorCases({ token, query }) {
    onlyAdmin(token);
    return { data: pageOf(query.state === 'decided' ? [] : contractorCases, query.page, 20) };
  },

  decideContractor({ token, params, body }) {
    onlyAdmin(token);
    const found = decidable(contractorCases, params.id, body);
    const approved = body.decision === 'approve';
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: approved ? 'approved' : 'rejected',
        rejection: approved ? null : body.reason,
        decided: decidedNow,
      },
    };
  },

  listOutbox({ token, query }) {
    onlyAdmin(token);
    return { data: pageOf(outboxMails, query.page, 20) };
  },
};
