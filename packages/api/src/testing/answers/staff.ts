import { daysAfter, noticeEnds, termsBegin, toIso } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import { cv, cvFile } from '../fixtures/jobs.ts';
import { licence, licencePicture } from '../fixtures/leads.ts';
import { tokens } from '../fixtures/members.ts';
import { shopPaper } from '../fixtures/seller/shop-account.ts';
import {
  answeredLead,
  decidedPartner,
  leadCases,
  memberCases,
  partnerCases,
  termsSource,
} from '../fixtures/staff.ts';
import { decidable, decidedNow as decided, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';
import { picturesOf } from './content.ts';

const reasonMissing = (field: string): MockFailure =>
  new MockFailure(422, { code: 'AUTH_15', fields: [{ field, code: 'AUTH_15' }] });

const after = {
  warn: 'warning',
  suspend: 'suspended',
  ban: 'banned',
  lift: 'normal',
} as const;

/** Sellers, requests, members and documents, as staff see them. */
export const staffAnswers: Answers<
  | 'listPartnerCases'
  | 'decidePartner'
  | 'listLeadCases'
  | 'answerLead'
  | 'listMembers'
  | 'sanctionMember'
  | 'getTermsSource'
  | 'announceTerms'
  | 'readPrivateUpload'
  | 'uploadPrivate'
> = {
  listPartnerCases({ token, query }) {
    onlyAdmin(token);
    return {
      data: pageOf(query.state === 'decided' ? [decidedPartner] : partnerCases, query.page, 20),
    };
  },

  decidePartner({ token, params, body }) {
    onlyAdmin(token);
    const found = decidable(partnerCases, params.id, body);
    const approved = body.decision === 'approve';
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: approved ? 'approved' : 'rejected',
        rejection: approved ? null : body.reason,
        decided,
      },
    };
  },

  listLeadCases({ token, query }) {
    onlyAdmin(token);
    return { data: pageOf(query.state === 'decided' ? [answeredLead] : leadCases, query.page, 20) };
  },

  answerLead({ token, params, body }) {
    onlyAdmin(token);
    if (params.id === answeredLead.id) throw new MockFailure(409, { code: 'VERSION_CONFLICT' });
    const found = leadCases.find(({ id }) => id === params.id);
    if (found === undefined) throw new MockFailure(404);
    if (body.content.trim() === '') throw reasonMissing('content');
    return { data: { ...found, state: 'answered', answer: body.content, decided } };
  },

  listMembers({ token, query }) {
    onlyAdmin(token);
    const found =
      query.q === undefined ? memberCases.filter(({ steps }) => steps.length > 0) : memberCases;
    return { data: pageOf(found, query.page, 20) };
  },

  sanctionMember({ token, params, body }) {
    onlyAdmin(token);
    const found = memberCases.find(({ id }) => id === params.id);
    if (found === undefined) throw new MockFailure(404);
    if (found.version !== body.expected_version)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT' });
    const { action, reason, days } = body;
    if (reason.trim() === '') throw reasonMissing('reason');
    if (action === 'suspend' && days === undefined) throw reasonMissing('days');
    if (found.staff && action !== 'suspend' && action !== 'lift') throw new MockFailure(403);
    const until =
      days === undefined ? null : new Date(daysAfter(Date.parse(decided.at), days)).toISOString();
    const lifted = action === 'lift';
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: after[action],
        reason: lifted ? null : reason,
        suspended_until: action === 'suspend' ? until : null,
        steps: [{ action, reason, until, ...decided }, ...found.steps],
      },
    };
  },

  getTermsSource({ token, params }) {
    onlyAdmin(token);
    return { data: { ...termsSource, category: params.category } };
  },

  announceTerms({ token, body }) {
    onlyAdmin(token);
    if (body.expected_version !== termsSource.version)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT' });
    const at = Date.parse('2026-03-06T03:00:00Z');
    const begin =
      body.in_force_on === undefined
        ? noticeEnds({ announcedAt: at, important: body.important }) + 1
        : termsBegin(body.in_force_on, body.important, at);
    if (begin === null)
      throw new MockFailure(422, {
        code: 'VALIDATION',
        fields: [{ field: 'in_force_on', code: 'VALIDATION' }],
      });
    return {
      data: {
        category: body.category,
        announced: {
          version: 2,
          state: 'announced',
          announced_at: '2026-03-06T03:00:00Z',
          in_force_from: toIso(begin),
          important: body.important,
        },
      },
    };
  },

  async uploadPrivate({ request }) {
    const files = await picturesOf(await request.clone().formData());
    return { data: files.map(() => licence) };
  },

  readPrivateUpload({ token, params }) {
    const mine = token === tokens.member || token === tokens.admin;
    const ofShop = token === tokens.partner || token === tokens.admin;
    if (ofShop && shopPaper.endsWith(params.name)) return { data: licencePicture };
    if (mine && cv.endsWith(params.name)) return { data: cvFile };
    if (!mine || !licence.endsWith(params.name)) throw new MockFailure(404);
    return { data: licencePicture };
  },
};
