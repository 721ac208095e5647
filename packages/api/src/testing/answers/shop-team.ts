import {
  type ShopInvitationRefusal,
  type ShopInvitationStanding,
  shopInvitationRefusals,
  shopInvitationSchema,
  validate,
} from '@hien/domain';
import type { ShopInvitation, ShopInvitationShown, ShopTeam } from '../../types.ts';
import { moment } from '../../wire/index.ts';
import { MockFailure } from '../failure.ts';
import { shopData } from '../fixtures/seller/shop-account.ts';
import {
  acceptedInvitationId,
  shopInvitationTokens,
  shopTeam,
} from '../fixtures/seller/shop-team.ts';
import { daysAgo, storyNow } from '../fixtures/text.ts';
import type { Answers } from './answerer.ts';

const day = 86_400_000;

/** How links stand; each of the fixtures opens as it is called. */
const standings = new Map<string, ShopInvitationStanding>([
  [shopInvitationTokens.open, 'open'],
  [shopInvitationTokens.otherAccount, 'other_account'],
  [shopInvitationTokens.platform, 'platform'],
  [shopInvitationTokens.keepsShop, 'keeps_shop'],
  [shopInvitationTokens.worksElsewhere, 'works_elsewhere'],
  [shopInvitationTokens.worksHere, 'works_here'],
  [shopInvitationTokens.full, 'full'],
]);

function opened(token: string): ShopInvitationShown {
  const standing = standings.get(token);
  if (standing === undefined) throw new MockFailure(404);
  return {
    shop: shopData.name,
    email: 'khach@hien.example',
    expiresAt: daysAgo(-6),
    standing,
  };
}

const withInvitations = (invitations: ShopTeam['invitations']): ShopTeam => ({
  ...shopTeam,
  invitations,
});

function known(id: number): ShopInvitation {
  const found = shopTeam.invitations.find((one) => one.id === id);
  if (found !== undefined) return found;
  if (id !== acceptedInvitationId) throw new MockFailure(404);
  throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: shopTeam } });
}

function mailed(row: ShopInvitation): ShopInvitation {
  const expiresAt = moment(storyNow + 7 * day);
  return { ...row, version: row.version + 1, sentAt: moment(storyNow), expiresAt, isOver: false };
}

export const shopTeamAnswers: Answers<
  | 'readShopTeam'
  | 'inviteShopStaff'
  | 'resendShopInvitation'
  | 'withdrawShopInvitation'
  | 'removeShopStaff'
  | 'leaveShop'
  | 'readShopInvitation'
  | 'acceptShopInvitation'
> = {
  readShopTeam: () => shopTeam,

  inviteShopStaff({ body, language }) {
    const judged = validate(shopInvitationSchema, body);
    if (!judged.ok)
      throw new MockFailure(400, {
        code: 'VALIDATION',
        fields: Object.entries(judged.errors).map(([field, code]) => ({ field, code })),
      });
    const { email } = judged.values;
    const why: ShopInvitationRefusal | null =
      email === 'nguoiban@hien.example'
        ? 'OWN_ADDRESS'
        : email === 'nhanvien@hien.example'
          ? 'WORKS_HERE'
          : null;
    if (why !== null)
      throw new MockFailure(422, {
        code: 'VALIDATION',
        body: {
          errors: [{ field: 'email', code: why, message: shopInvitationRefusals[why][language] }],
        },
      });
    const rows = shopTeam.invitations;
    if (rows.some((one) => one.email === email && !one.isOver)) return shopTeam;
    return withInvitations([
      mailed({
        id: 6,
        email,
        version: -1,
        sentAt: moment(storyNow),
        expiresAt: moment(storyNow),
        isOver: false,
      }),
      ...rows.filter((one) => one.email !== email),
    ]);
  },

  resendShopInvitation({ params: { id }, body: { version } }) {
    const row = known(id);
    if (row.version !== version)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: shopTeam } });
    return withInvitations(shopTeam.invitations.map((one) => (one.id === id ? mailed(row) : one)));
  },

  withdrawShopInvitation({ params: { id } }) {
    known(id);
    return withInvitations(shopTeam.invitations.filter((one) => one.id !== id));
  },

  removeShopStaff({ params: { id } }) {
    if (!shopTeam.people.some((one) => one.id === id && one.role === 'staff'))
      throw new MockFailure(404);
    return { ...shopTeam, people: shopTeam.people.filter((one) => one.id !== id) };
  },

  leaveShop: () => ({ left: true }),

  readShopInvitation: ({ body: { token } }) => opened(token),

  acceptShopInvitation({ body: { token } }) {
    const shown = opened(token);
    if (shown.standing !== 'open' && shown.standing !== 'works_here')
      throw new MockFailure(409, { code: 'CONFLICT', body: { current: shown } });
    return { ...shown, standing: 'works_here' };
  },
};
