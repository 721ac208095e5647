import {
  type ShopInvitationRefusal,
  shopInvitationRefusals,
  shopInvitationSchema,
  shopTeamLimits,
} from '@hien/domain';
import type { Language } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { users } from '../../db/schema/account.ts';
import { shopInvitations, shopStaff } from '../../db/schema/shop-team.ts';
import { sellers } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import { readForm } from '../../http/form.ts';
import type { Handler } from '../../http/handler.ts';
import { memberLimit } from '../../http/limits/member-limit.ts';
import { newToken, tokenHash } from '../../http/tokens.ts';
import { lockOwnShop } from '../../own-shop.ts';
import type { Services } from '../../services.ts';
import { noteAct } from '../../shop-log.ts';
import {
  type InvitationRow,
  isOver,
  shownTeam,
  staffOf,
  waitingInvitations,
} from './stored-team.ts';

const dayMs = 86_400_000;

type Sent = {
  readonly sellerId: number;
  readonly email: string;
  /** Of whoever asks; a reader with an account gets theirs. */
  readonly language: Language;
  readonly version: number;
  readonly at: number;
};

/** One more mail of a shop to an address, as the limits let it; answers what its invitation becomes. */
function mailer(services: Services) {
  const ofShop = memberLimit(services, 'shop-invite', shopTeamLimits.mailsPerDay, dayMs);
  const toAddress = memberLimit(services, 'shop-invite-to', shopTeamLimits.mailsPerAddress, dayMs);
  return async (tx: Orm, { sellerId, email, language, version, at }: Sent) => {
    await ofShop(tx, sellerId);
    await toAddress(tx, `${sellerId} ${tokenHash(email)}`);
    const token = newToken();
    const expiresAt = at + shopTeamLimits.linkDays * dayMs;
    const [reader] = await tx
      .select({ language: users.language })
      .from(users)
      .where(eq(users.email, email));
    const [shop] = await tx
      .select({ name: sellers.name })
      .from(sellers)
      .where(eq(sellers.id, sellerId));
    const digest = tokenHash(token);
    await services.mail.send(tx, 'shop-invited', {
      to: email,
      language: reader?.language ?? language,
      values: { shop: shop?.name ?? '', email, token },
      key: `shop-invited:${digest}`,
      goodUntil: expiresAt,
    });
    return { tokenHash: digest, version, sentAt: new Date(at), expiresAt: new Date(expiresAt) };
  };
}

const refused = (why: ShopInvitationRefusal, language: Language): ApiError =>
  new ApiError('VALIDATION', {
    status: 422,
    errors: [{ field: 'email', code: why, message: shopInvitationRefusals[why][language] }],
  });

/**
 * Asks the owner of an address to work in the shop. What the address has to do with other shops, or whether an account has
 * it, is not looked at: whoever asks would be told of it.
 */
export function inviteShopStaff(services: Services): Handler<'inviteShopStaff'> {
  const mailed = mailer(services);
  return async ({ body, language, signedIn }) => {
    const { userId } = await signedIn();
    const { email } = readForm(shopInvitationSchema, body, language);
    const at = services.now();
    return retried(services.database.orm, async (tx) => {
      const sellerId = await lockOwnShop(tx, userId);
      const waiting = await waitingInvitations(tx, sellerId);
      const before = waiting.find((row) => row.email === email);
      if (before === undefined || isOver(before, at)) {
        const why = await whyNot(tx, { sellerId, userId, email, open: waiting.length, before });
        if (why !== null) throw refused(why, language);
        const version = before === undefined ? 0 : before.version + 1;
        const sent = await mailed(tx, { sellerId, email, language, version, at });
        await write(tx, before, { ...sent, sellerId, email, sentBy: userId });
        await noteAct(tx, {
          sellerId,
          userId,
          act: 'team.invite',
          subject: 'team',
          name: email,
          at,
        });
      }
      return shownTeam(tx, { sellerId, userId, at });
    });
  };
}

type Asked = {
  readonly sellerId: number;
  readonly userId: number;
  readonly email: string;
  readonly open: number;
  readonly before: InvitationRow | undefined;
};

async function whyNot(tx: Orm, asked: Asked): Promise<ShopInvitationRefusal | null> {
  const { sellerId, userId, email, open, before } = asked;
  const [own] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (own?.email === email) return 'OWN_ADDRESS';
  const staff = await staffOf(tx, sellerId);
  const [works] = await tx
    .select({ id: users.id })
    .from(shopStaff)
    .innerJoin(users, eq(users.id, shopStaff.userId))
    .where(and(eq(shopStaff.sellerId, sellerId), eq(users.email, email)));
  if (works !== undefined) return 'WORKS_HERE';
  return before === undefined && staff.length + open >= shopTeamLimits.people ? 'FULL' : null;
}

type Written = Omit<InvitationRow, 'id' | 'state'>;

async function write(tx: Orm, before: InvitationRow | undefined, row: Written): Promise<void> {
  if (before === undefined) await tx.insert(shopInvitations).values(row);
  else await tx.update(shopInvitations).set(row).where(eq(shopInvitations.id, before.id));
}

/** With a new link; the one before it opens nothing any more. */
export function resendShopInvitation(services: Services): Handler<'resendShopInvitation'> {
  const mailed = mailer(services);
  return async ({ params: { id }, body, language, signedIn }) => {
    const { userId } = await signedIn();
    const at = services.now();
    return retried(services.database.orm, async (tx) => {
      const sellerId = await lockOwnShop(tx, userId);
      const [row] = await tx
        .select()
        .from(shopInvitations)
        .where(and(eq(shopInvitations.id, id), eq(shopInvitations.sellerId, sellerId)));
      if (row === undefined) throw new ApiError('NOT_FOUND');
      if (row.state !== 'waiting' || row.version !== body.version)
        throw new ApiError('VERSION_CONFLICT', {
          current: await shownTeam(tx, { sellerId, userId, at }),
        });
      const { email } = row;
      const version = row.version + 1;
      const sent = await mailed(tx, { sellerId, email, language, version, at });
      await write(tx, row, { ...sent, sellerId, email, sentBy: userId });
      await noteAct(tx, { sellerId, userId, act: 'team.resend', subject: 'team', name: email, at });
      return shownTeam(tx, { sellerId, userId, at });
    });
  };
}
