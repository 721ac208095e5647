import { createHash } from 'node:crypto';
import { fixtures } from '@hien/api/testing';
import type { Database } from '@hien/server/database';
import type { Known } from './stage.ts';

type Asked = {
  readonly seller: string;
  /** Whose link is opened. */
  readonly invited: string;
  readonly now: number;
};

/** Somebody works in the partner's shop, and several were asked to. */
export async function plantShopTeam(
  database: Database,
  { seller, invited, now }: Asked,
): Promise<Known['shopTeam']> {
  const at = new Date(now);
  const [shop] = await database.rows<{ id: number; owner: number }>(
    {
      text: 'select s.id, s.user_id as owner from sellers s join users u on u.id = s.user_id where u.email = $1',
    },
    [seller],
  );
  if (shop === undefined) throw new Error('the sample has no shop of the partner');
  const [colleague] = await database.rows<{ id: number }>(
    {
      text: `with made as (insert into users (email, first_name, last_name) values ('dong-nghiep@hien.example', 'Quân', 'Vũ')
          returning id)
        insert into shop_staff (user_id, seller_id, joined_at) select id, $1, $2 from made returning user_id as id`,
    },
    [shop.id, at],
  );
  const { open, otherAccount } = fixtures.shopInvitationTokens;
  const invite = async (email: string, token: string, state = 'waiting') => {
    const [made] = await database.rows<{ id: number }>(
      {
        text: `insert into shop_invitations (seller_id, email, token_hash, state, version, sent_by, sent_at, expires_at)
          values ($1, $2, $3, $4, 1, $5, $6, $6::timestamptz + interval '7 days') returning id`,
      },
      [shop.id, email, createHash('sha256').update(token).digest('hex'), state, shop.owner, at],
    );
    return { id: made?.id ?? 0, version: 1 };
  };
  await invite(invited, open);
  await invite('nguoi-khac@hien.example', otherAccount);
  return {
    colleagueId: colleague?.id ?? 0,
    invitations: [await invite('mot@hien.example', 'mot'), await invite('hai@hien.example', 'hai')],
    acceptedId: (await invite('ba@hien.example', 'ba', 'accepted')).id,
    tokens: { open, otherAccount },
  };
}
