import { MockFailure } from '../failure.ts';
import { lead, licence, partnerApplication, trialId } from '../fixtures/leads.ts';
import { member, tokens } from '../fixtures/members.ts';
import { projects } from '../fixtures/room-by-room.ts';
import { roomHome } from '../fixtures/room-home.ts';
import { daysAgo } from '../fixtures/text.ts';
import type { Answers } from './answerer.ts';

/** Applications and requests of the lead forms. Nobody has sent anything yet. */
export const leadsAnswers: Answers<
  'getPartnerApplication' | 'applyAsPartner' | 'sendLead' | 'listMyLeads' | 'getTrial'
> = {
  getPartnerApplication: () => ({ data: null }),

  applyAsPartner({ body, token }) {
    if (token === tokens.partner) throw new MockFailure(409);
    if (body.licence !== licence) {
      throw new MockFailure(422, {
        code: 'PRODUCT_07',
        fields: [{ field: 'licence', code: 'PRODUCT_07' }],
      });
    }
    const { policy: _, ...details } = body;
    return { data: { ...partnerApplication, ...details } };
  },

  sendLead({ body, token }) {
    if (body.kind === 'bulk_order' && token === null) throw new MockFailure(401);
    if (body.kind === 'trial_project') {
      if (projects('vi').every(({ id }) => id !== body.project_id)) throw new MockFailure(404);
      return { data: lead(body.kind, body.project_id) };
    }
    if (body.kind === 'rooms_bank') {
      if (roomHome(body.design_id, 'vi') === undefined) throw new MockFailure(404);
      return { data: lead(body.kind, body.design_id) };
    }
    if (body.kind !== 'trial_tax') return { data: lead(body.kind) };
    if (body.trial_id !== trialId) throw new MockFailure(404);
    if (body.email !== member.email)
      throw new MockFailure(422, { fields: [{ field: 'email', code: 'AUTH_05' }] });
    return { data: lead(body.kind, body.trial_id) };
  },

  listMyLeads: () => ({ data: { items: [] } }),

  getTrial({ params, language }) {
    const [project] = projects(language);
    if (params.id !== trialId || project === undefined) throw new MockFailure(404);
    return {
      data: {
        id: trialId,
        project_id: project.id,
        project_name: project.project_name,
        asked_at: daysAgo(4),
      },
    };
  },
};
