import {
  couponCampaignSchema,
  fold,
  foldCode,
  queryWords,
  referralSchema,
  validate,
} from '@hien/domain';
import type { CampaignContent } from '../../types.ts';
import { MockFailure } from '../failure.ts';
import { couponCampaigns, referralCodes, referralUses } from '../fixtures/coupon-desk.ts';
import { decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

const has = (text: string, q = '') => queryWords(q).every((word) => fold(text).includes(word));

/** @throws {MockFailure} VALIDATION at the fields that the form would complain of. */
function judged(content: CampaignContent) {
  const found = validate(couponCampaignSchema, { ...content, emails: content.emails.join('\n') });
  if (!found.ok)
    throw new MockFailure(400, {
      fields: Object.entries(found.errors).map(([field, code]) => ({ field, code })),
    });
  return found.values;
}

const taken = () =>
  new MockFailure(422, { code: 'CODE_TAKEN', fields: [{ field: 'code', code: 'CODE_TAKEN' }] });

const missingWords = () =>
  new MockFailure(422, { code: 'AUTH_15', fields: [{ field: 'reason', code: 'AUTH_15' }] });

const done = (act: string, text: string | null = null) => ({
  act,
  by: decidedNow.by,
  at: decidedNow.at,
  text,
});

/** Coupons and referral codes at the desk of staff. */
export const couponDeskAnswers: Answers<
  | 'listCouponCampaigns'
  | 'saveCouponCampaign'
  | 'moveCouponCampaign'
  | 'discardCouponDraft'
  | 'listReferralCodes'
  | 'createReferralCode'
  | 'endReferralCode'
  | 'listReferralUses'
> = {
  listCouponCampaigns({ query, token }) {
    onlyAdmin(token);
    const items = couponCampaigns.filter(
      ({ state, content: { code, name } }) =>
        (query.state === undefined || state === query.state) &&
        has(`${code} ${name.vi} ${name.en} ${name.ko}`, query.q),
    );
    return { data: pageOf(items, query.page, 20) };
  },

  saveCouponCampaign({ body: { id, expected_version, content }, token }) {
    onlyAdmin(token);
    const { code } = judged(content);
    const known = id === null ? undefined : couponCampaigns.find((one) => one.id === id);
    if (id !== null && known === undefined) throw new MockFailure(404);
    if (known && (known.version !== expected_version || known.state !== 'draft'))
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: known } });
    if (couponCampaigns.some((one) => one.content.code === code && one.id !== id)) throw taken();
    const [draft] = couponCampaigns;
    const base = known ?? draft;
    if (base === undefined) throw new MockFailure(404);
    const saved = { ...base, content: { ...content, code } };
    return {
      data: known ? { ...saved, version: known.version + 1 } : { ...saved, id: 7, version: 0 },
    };
  },

  moveCouponCampaign({ params, body: { action, withdraw, reason, expected_version }, token }) {
    onlyAdmin(token);
    const known = couponCampaigns.find(({ id }) => id === params.id);
    if (known === undefined) throw new MockFailure(404);
    if (known.version !== expected_version)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: known } });
    const stops = action === 'stop';
    if (stops && reason.trim() === '') throw missingWords();
    if (known.state !== (stops ? 'running' : 'draft'))
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: known } });
    const { issued, used } = known.figures;
    const act = stops ? (withdraw ? 'stopped-withdrawn' : 'stopped') : 'started';
    return {
      data: {
        ...known,
        version: known.version + 1,
        state: stops ? 'stopped' : 'running',
        figures: { ...known.figures, withdrawn: stops && withdraw ? issued - used : 0 },
        started_at: known.started_at ?? decidedNow.at,
        acts: [done(act, stops ? reason : null), ...known.acts],
      },
    };
  },

  discardCouponDraft({ params: { id }, body: { expected_version }, token }) {
    onlyAdmin(token);
    const known = couponCampaigns.find((one) => one.id === id);
    if (known === undefined) throw new MockFailure(404);
    if (known.version !== expected_version || known.state !== 'draft')
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: known } });
    return { data: { id } };
  },

  listReferralCodes({ query, token }) {
    onlyAdmin(token);
    const items = referralCodes.filter(
      ({ state, code, label, member }) =>
        (query.state === undefined || state === query.state) &&
        has(`${code} ${label} ${member?.name ?? ''} ${member?.email ?? ''}`, query.q),
    );
    return { data: pageOf(items, query.page, 20) };
  },

  createReferralCode({ body: { key: _key, ...sent }, token }) {
    onlyAdmin(token);
    const found = validate(referralSchema, sent);
    if (!found.ok)
      throw new MockFailure(400, {
        fields: Object.entries(found.errors).map(([field, code]) => ({ field, code })),
      });
    const { label, owner, email } = found.values;
    const code = foldCode(sent.code);
    if (referralCodes.some((one) => one.code === code)) throw taken();
    if (owner === 'member' && email.startsWith('khong-co'))
      throw new MockFailure(422, {
        code: 'OWNER_UNKNOWN',
        fields: [{ field: 'email', code: 'OWNER_UNKNOWN' }],
      });
    return {
      data: {
        id: 5,
        version: 0,
        code,
        label,
        owner,
        member: owner === 'member' ? { name: 'Trần Thu Hà', email } : null,
        state: 'active',
        ends_at: null,
        uses: { payments: 0, total: 0, cancelled: 0, last_at: null },
        acts: [done('made')],
      },
    };
  },

  endReferralCode({ params, body: { reason, expected_version }, token }) {
    onlyAdmin(token);
    const known = referralCodes.find(({ id }) => id === params.id);
    if (known === undefined) throw new MockFailure(404);
    if (known.version !== expected_version || known.state === 'ended')
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: known } });
    if (reason.trim() === '') throw missingWords();
    return {
      data: {
        ...known,
        version: known.version + 1,
        state: 'ended',
        ends_at: decidedNow.at,
        acts: [done('ended', reason), ...known.acts],
      },
    };
  },

  listReferralUses({ params, query, token }) {
    onlyAdmin(token);
    const known = referralCodes.find(({ id }) => id === params.id);
    if (known === undefined) throw new MockFailure(404);
    return { data: pageOf(known.uses.payments === 0 ? [] : referralUses, query.page, 20) };
  },
};
