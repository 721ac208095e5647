import { MockFailure } from '../failure.ts';
import {
  decidedDesignPartners,
  designPartnerApplication,
  designPartnerCases,
} from '../fixtures/design-partners.ts';
import { tokens } from '../fixtures/members.ts';
import { decidable, decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

/** The stories' company may apply, an ordinary member may not. */
function asBusiness(token: string | null): void {
  if (token === null) throw new MockFailure(401);
  if (token !== tokens.partner) throw new MockFailure(403);
}

const taken = 'Studio Đã Bán';

/** Whether a move is one of this state; as the machine has it. */
const movable = { suspend: ['approved'], restore: ['suspended'], end: ['approved', 'suspended'] };

/** Applying to sell designs, and what staff decide about it. */
export const designPartnerAnswers: Answers<
  | 'getDesignPartnerApplication'
  | 'applyAsDesignPartner'
  | 'withdrawDesignPartnerApplication'
  | 'listDesignPartnerCases'
  | 'decideDesignPartner'
  | 'moveDesignPartner'
> = {
  getDesignPartnerApplication({ token }) {
    asBusiness(token);
    return { data: designPartnerApplication() };
  },

  applyAsDesignPartner({ body, token }) {
    asBusiness(token);
    if (body.studio_name === taken) throw new MockFailure(409);
    if (![...body.samples, ...body.papers].every((file) => file.startsWith('/media/private/')))
      throw new MockFailure(422, {
        code: 'PRODUCT_07',
        fields: [{ field: 'samples', code: 'PRODUCT_07' }],
      });
    const { policy: _, key: __, ...told } = body;
    return { data: designPartnerApplication(told) };
  },

  withdrawDesignPartnerApplication({ body, token }) {
    asBusiness(token);
    if (body.expected_version !== 0) throw new MockFailure(409);
    return { data: designPartnerApplication({ version: 1, state: 'withdrawn', place: null }) };
  },

  listDesignPartnerCases({ query, token }) {
    onlyAdmin(token);
    const items = query.state === 'decided' ? decidedDesignPartners : designPartnerCases;
    return { data: pageOf(items, query.page, 20) };
  },

  decideDesignPartner({ params, body, token }) {
    onlyAdmin(token);
    const found = decidable(designPartnerCases, params.id, body);
    const approves = body.decision === 'approve';
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: approves ? 'approved' : 'rejected',
        reason: approves ? null : body.reason.trim(),
        decided: decidedNow,
      },
    };
  },

  moveDesignPartner({ params, body: { action, reason, expected_version }, token }) {
    onlyAdmin(token);
    const found = decidable(decidedDesignPartners, params.id, {
      decision: 'reject',
      reason,
      expected_version,
    });
    if (!movable[action].includes(found.state))
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: action === 'suspend' ? 'suspended' : action === 'restore' ? 'approved' : 'ended',
        reason,
        decided: decidedNow,
      },
    };
  },
};
