import type { Language } from '@hien/domain';
import type { ReportCase } from '../../types.ts';
import { MockFailure } from '../failure.ts';
import { tokens } from '../fixtures/members.ts';
import { decidedReports, myRemovals, reportCases } from '../fixtures/moderation.ts';
import { decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

const now = '2026-03-06T03:00:00.000Z';

/** The case that was looked at, when it may be decided. */
function looked(
  { id, version, state }: { id: number; version: number; state: ReportCase['state'] },
  language: Language,
): ReportCase {
  const found = [...reportCases(language), ...decidedReports(language)].find(
    (one) => one.id === id,
  );
  if (found === undefined) throw new MockFailure(404);
  if (found.version !== version || found.state !== state)
    throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
  return found;
}

/** @throws {MockFailure} AUTH_15 at the field that may not be empty. */
function said(field: string, words: string): string {
  if (words.trim() === '')
    throw new MockFailure(422, { code: 'AUTH_15', fields: [{ field, code: 'AUTH_15' }] });
  return words.trim();
}

/** What members report, what staff decide, what authors say to it, and the numbers. */
export const moderationAnswers: Answers<
  | 'listReportCases'
  | 'decideReport'
  | 'decideAppeal'
  | 'listMyRemovals'
  | 'appealRemoval'
  | 'getModerationNumbers'
  | 'reportListing'
> = {
  listReportCases({ query, language, token }) {
    onlyAdmin(token);
    const items = query.state === 'decided' ? decidedReports(language) : reportCases(language);
    return { data: pageOf(items, query.page, 20) };
  },

  decideReport({ params, body, language, token }) {
    onlyAdmin(token);
    const found = looked(
      { id: params.id, version: body.expected_version, state: 'reported' },
      language,
    );
    const isRemoved = body.decision === 'remove';
    const quote = isRemoved ? said('quote', body.quote) : null;
    if (isRemoved && body.rule === null)
      throw new MockFailure(400, {
        code: 'VALIDATION',
        fields: [{ field: 'rule', code: 'validation.choice.invalid' }],
      });
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: isRemoved ? 'removed' : 'kept',
        slug: isRemoved && found.target === 'share' ? null : found.slug,
        rule: isRemoved ? body.rule : null,
        quote,
        decided: decidedNow,
      },
    };
  },

  decideAppeal({ params, body, language, token }) {
    onlyAdmin(token);
    const found = looked(
      { id: params.id, version: body.expected_version, state: 'appealed' },
      language,
    );
    if (!found.answerable) throw new MockFailure(403);
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: body.decision === 'restore' ? 'restored' : 'upheld',
        answer: said('reason', body.reason),
        answered: decidedNow,
        same_person: found.decided?.by === decidedNow.by,
      },
    };
  },

  listMyRemovals({ query, language, token }) {
    return { data: pageOf(token === tokens.member ? myRemovals(language) : [], query.page, 20) };
  },

  appealRemoval({ params, body, language, token }) {
    const found = myRemovals(language).find(({ id }) => id === params.id);
    if (found === undefined || token !== tokens.member) throw new MockFailure(404);
    if (!found.appealable) throw new MockFailure(409);
    return {
      data: {
        ...found,
        state: 'appealed',
        appealable: false,
        appeal: body.words.normalize('NFC').trim(),
        appealed_at: now,
      },
    };
  },

  getModerationNumbers() {
    return {
      data: {
        months: [14, 9, 11, 6, 8, 5, 7, 3, 4, 2, 0, 0].map((reports, back) => ({
          month: new Date(Date.UTC(2026, 2 - back, 1)).toISOString().slice(0, 7),
          reports,
          removed: Math.floor(reports / 3),
          restored: back % 4 === 0 ? 1 : 0,
          listings: { reports: back % 4, removed: back === 1 ? 1 : 0, restored: 0 },
          ads: { reports: back % 3, removed: back === 2 ? 1 : 0, restored: 0 },
          reviews: { reports: back % 2, removed: back === 3 ? 1 : 0, restored: back === 1 ? 1 : 0 },
        })),
      },
    };
  },

  reportListing({ body: { about, id, reason }, token }) {
    if (token === null) throw new MockFailure(401);
    if (id > 1_000_000) throw new MockFailure(404);
    return { data: { about, id, reason, reported_at: now } };
  },
};
