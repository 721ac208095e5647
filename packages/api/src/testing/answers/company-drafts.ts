import { companyChanges, companyFaults } from '@hien/domain';
import type { CompanyDraft } from '../../types.ts';
import { MockFailure } from '../failure.ts';
import { companyCases, companyDraft, decidedCompanyCases } from '../fixtures/company-drafts.ts';
import { daysAgo } from '../fixtures/text.ts';
import { decidable, decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';
import { asCompany } from './contractors.ts';

/** Something has been typed, and nothing waits. */
function draftOf(token: string | null): CompanyDraft {
  asCompany(token);
  return companyDraft();
}

function looked(draft: CompanyDraft, version: number): CompanyDraft {
  // A story goes on over what it saved itself.
  if (version >= draft.version) return draft;
  throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: draft } });
}

/** What a company changes of itself, and what staff decide about it. */
export const companyDraftAnswers: Answers<
  | 'readCompanyDraft'
  | 'saveCompanyDraft'
  | 'sendCompanyDraft'
  | 'withdrawCompanyDraft'
  | 'listCompanyCases'
  | 'decideCompany'
> = {
  readCompanyDraft: ({ token }) => ({ data: draftOf(token) }),

  saveCompanyDraft({ body: { expected_version: expected, content }, token }) {
    const draft = looked(draftOf(token), expected);
    return { data: { ...draft, version: expected + 1, content, saved_at: daysAgo(0) } };
  },

  sendCompanyDraft({ body: { expected_version: expected }, token }) {
    const draft = looked(draftOf(token), expected);
    const faults = companyFaults(draft.content);
    if (faults.length > 0)
      throw new MockFailure(422, {
        fields: faults.map(({ field }) => ({ field, code: 'VALIDATION' })),
      });
    if (companyChanges(draft.live, draft.content).length === 0)
      throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    return { data: { ...draft, state: 'waiting', sent_at: daysAgo(0) } };
  },

  withdrawCompanyDraft({ body: { expected_version: expected }, token }) {
    const draft = looked(draftOf(token), expected);
    // What was taken back is a version further, and waits no more.
    if (expected > draft.version) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    return { data: { ...draft, version: expected + 1, saved_at: daysAgo(0) } };
  },

  listCompanyCases({ query, token, language }) {
    onlyAdmin(token);
    return {
      data: pageOf(
        query.state === 'decided' ? decidedCompanyCases(language) : companyCases(),
        query.page,
        20,
      ),
    };
  },

  decideCompany({ params, body, token }) {
    onlyAdmin(token);
    const found = decidable(companyCases(), params.id, body);
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: body.decision === 'approve' ? 'approved' : 'rejected',
        reason: body.reason.trim() || null,
        decided: decidedNow,
      },
    };
  },
};
