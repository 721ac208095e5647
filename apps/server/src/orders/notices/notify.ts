import {
  type Actor,
  isInShopsPlace,
  type Language,
  type NoticeSubject,
  orderNext,
  noticeTitle,
} from '@hien/domain';
import { inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { notices } from '../../db/schema/orders.ts';
import { shopStaff } from '../../db/schema/shop-team.ts';
import { sellers } from '../../db/schema/shop.ts';
import { mailInto, type NewMail } from '../../mail/mail.ts';
import { newOrderLinks } from '../read/order-link.ts';
import { asOrder, type LockedOrder } from '../write/locked-order.ts';
import type { Outcome, WrittenChange } from '../write/outcome.ts';
import { openNewsCases } from '../write/staff-cases.ts';

/** An order as it is now. */
type Told = Pick<LockedOrder, 'order' | 'rows'>;

/** What staff did in a shop's place, and why. */
type Act = { readonly event: string; readonly reason: string; readonly said: string };

type News = {
  readonly about: string;
  readonly to: Actor;
  readonly item: number;
  readonly of: Told;
  /** One notice, mail or case per key. */
  readonly key: string;
  /** Where its shop reads of it: a line by itself, unless it was done to the whole order. */
  readonly act?: Act | undefined;
};

type Person = { readonly id: number; readonly email: string | null; readonly language: Language };
type Shop = { readonly id: number; readonly userId: number | null; readonly name: string };

/** Staff look at lines, one by one; buyers and shops hear of an order once. */
const keyOf = ({ order }: Told, about: string, to: Actor, item: number): string =>
  `order:${order.id}:${order.version}:${about}:${to}${to === 'admin' ? `:${item}` : ''}`;

/**
 * What each of those concerned is told of a change: once, however many lines it moved. What staff did in a shop's place its
 * shop is always told, with why (docs/adr/0200).
 */
function newsOf(of: Told, { effects, entries }: Pick<Outcome, 'effects' | 'entries'>): News[] {
  const cash = entries.some(
    ({ command }) => command.event === 'payment.succeeded' && command.payload.cod,
  );
  const news = new Map<string, News>();
  const acts = actsIn(entries);
  /** Lines of whose act the machine tells the shop by itself. */
  const toldShop = new Set<number>();
  for (const effect of effects) {
    if (effect.do !== 'notify') continue;
    const about = cash && effect.about === 'order.paid' ? 'order.placed-cod' : effect.about;
    for (const to of effect.who) {
      const act = to === 'seller' ? acts.get(effect.item) : undefined;
      if (act !== undefined) toldShop.add(effect.item);
      const key = `${keyOf(of, about, to, effect.item)}${ofOneLine(act) ? `:${effect.item}` : ''}`;
      if (!news.has(key)) news.set(key, { about, to, item: effect.item, of, key, act });
    }
  }
  const about = 'order.staff-acted' satisfies NoticeSubject;
  const untold = [...acts].filter(([item]) => !toldShop.has(item));
  return [
    ...news.values(),
    ...untold.map(([item, act]): News => {
      const key = `${keyOf(of, about, 'seller', item)}:${item}`;
      return { about, to: 'seller', item, of, key, act };
    }),
  ];
}

/** What staff did in a shop's place, by the line they did it to. */
const actsIn = (entries: Outcome['entries']): ReadonlyMap<number, Act> =>
  new Map(
    entries.flatMap(({ item, command: { event, by, payload } }) =>
      by === 'admin' && isInShopsPlace(event)
        ? [[item, { event, reason: textIn(payload, 'reason'), said: textIn(payload, 'text') }]]
        : [],
    ),
  );

const textIn = (payload: object, key: 'reason' | 'text'): string => {
  const value: unknown = (payload as Partial<Record<typeof key, unknown>>)[key];
  return typeof value === 'string' ? value.trim() : '';
};

const ofOneLine = (act: Act | undefined): act is Act =>
  act !== undefined && act.event !== 'buyer.extend_confirm';

/** Tells buyer and seller in their inbox and by mail, and staff by a case. Written with the change; mails leave after it. */
export async function tell(tx: Orm, written: readonly WrittenChange[], at: number): Promise<void> {
  await tellNews(
    tx,
    written.flatMap((change) => newsOf(change, change.outcome)),
    at,
  );
}

/** What is told of something that is no change: an order was placed, a date comes near. */
export type Occasion = {
  readonly about: NoticeSubject;
  readonly to: readonly Actor[];
  readonly item: number;
  /** Names the occasion where the order itself did not change. */
  readonly name?: string;
};

export async function tellAbout(
  tx: Orm,
  orders: readonly Told[],
  { about, to, item, name = '' }: Occasion,
  at: number,
): Promise<void> {
  const news = orders.flatMap((of) =>
    to.map((one): News => ({
      about,
      to: one,
      item,
      of,
      key: `${keyOf(of, about, one, item)}${name}`,
    })),
  );
  await tellNews(tx, news, at);
}

/** As many statements for the news of ten orders as for those of one. */
async function tellNews(tx: Orm, news: readonly News[], at: number): Promise<void> {
  if (news.length === 0) return;
  await openNewsCases(
    tx,
    news
      .filter(({ to }) => to === 'admin')
      .map(({ about, item, of, key }) => ({
        queue: 'admin' as const,
        about,
        groupId: of.order.groupId,
        orderItemId: rowOf(of, item)?.id ?? null,
        key,
      })),
    at,
  );
  const addressed = await addressedOf(tx, news);
  // A link is for who cannot read the inbox.
  const noted = addressed.filter(({ about }) => about !== 'order.link');
  if (noted.length > 0)
    await tx
      .insert(notices)
      .values(
        noted.map(({ about, to, item, of, key, person, act }) => ({
          userId: person.id,
          about,
          to,
          orderId: of.order.id,
          orderItemId: rowOf(of, item)?.id ?? null,
          values: {
            number: of.order.number,
            ...thingValues(of, item),
            lines: linesTold(of, act),
            ...act,
          },
          key,
          at: new Date(at),
        })),
      )
      .onConflictDoNothing({ target: notices.key });
  await mailSteps(
    tx,
    addressed.filter(({ about }) => noticeTitle(about) !== null),
    at,
  );
}

type Addressed = News & {
  readonly to: 'buyer' | 'seller';
  readonly person: Person;
  readonly shop: string;
};

/** Buyers and shops, their owners and staff, whom news can reach; a shop of the sample has nobody who reads. */
async function addressedOf(tx: Orm, news: readonly News[]): Promise<Addressed[]> {
  const orders = [...new Set(news.map(({ of }) => of.order))];
  const shops: Shop[] = await tx
    .select({ id: sellers.id, userId: sellers.userId, name: sellers.name })
    .from(sellers)
    .where(
      inArray(
        sellers.id,
        orders.map(({ sellerId }) => sellerId),
      ),
    );
  const staff = await tx
    .select({ userId: shopStaff.userId, sellerId: shopStaff.sellerId })
    .from(shopStaff)
    .where(
      inArray(
        shopStaff.sellerId,
        shops.map(({ id }) => id),
      ),
    )
    .orderBy(shopStaff.userId);
  const people: Person[] = await tx
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(
      inArray(users.id, [
        ...orders.map(({ userId }) => userId),
        ...shops.flatMap(({ userId }) => (userId === null ? [] : [userId])),
        ...staff.map(({ userId }) => userId),
      ]),
    );
  return news.flatMap((one): Addressed[] => {
    const { to, of, key } = one;
    if (to !== 'buyer' && to !== 'seller') return [];
    const shop = shops.find(({ id }) => id === of.order.sellerId);
    const owner = to === 'buyer' ? of.order.userId : (shop?.userId ?? null);
    const others =
      to === 'buyer' ? [] : staff.filter(({ sellerId }) => sellerId === of.order.sellerId);
    // What each of them is told has a key of its own: whoever joins the shop later takes nobody's news away.
    const readers = [
      { id: owner, key },
      ...others.map(({ userId }) => ({ id: userId, key: `${key}:staff-${userId}` })),
    ];
    return readers.flatMap((reader): Addressed[] => {
      const person = people.find(({ id }) => id === reader.id);
      return person === undefined
        ? []
        : [{ ...one, key: reader.key, to, person, shop: shop?.name ?? '' }];
    });
  });
}

/** How many lines the news are about. */
const linesTold = ({ rows }: Told, act: Act | undefined): number =>
  ofOneLine(act) ? 1 : rows.length;

const rowOf = ({ rows }: Told, item: number) => rows[item] ?? rows[0];

function thingValues(of: Told, item: number) {
  const thing = rowOf(of, item)?.thing;
  return {
    vi: thing?.name.vi ?? '',
    en: thing?.name.en ?? thing?.name.vi ?? '',
    ko: thing?.name.ko ?? thing?.name.vi ?? '',
  };
}

/** What goes back with this step, of all lines that left together; each line comes back by itself. Null for nothing. */
function moneyBack(of: Told, item: number, about: string): number | null {
  const row = rowOf(of, item);
  if (row === undefined || row.refund === null) return null;
  const { at } = row.refund;
  const together = about.endsWith('.completed')
    ? [row]
    : of.rows.filter(({ refund, state }) => state === row.state && refund?.at === at);
  const money = together.reduce((all, { refund }) => all + (refund?.split.money ?? 0), 0);
  return money === 0 ? null : money;
}

async function mailSteps(tx: Orm, news: readonly Addressed[], at: number): Promise<void> {
  const mailed = news.flatMap((one) => {
    const { email } = one.person;
    return email === null ? [] : [{ ...one, email }];
  });
  const buyers = mailed.filter(({ to }) => to === 'buyer');
  const tokens = await newOrderLinks(
    tx,
    buyers.map(({ of }) => of.order.id),
    at,
  );
  const tokenOf = new Map(buyers.map(({ key }, index) => [key, tokens[index] ?? null]));
  await mailInto(() => at).sendAll(
    tx,
    'order-step',
    mailed.map((one) => stepMail(one, one.email, tokenOf.get(one.key) ?? null)),
  );
}

function stepMail(
  { about, to, item, of, key, person, shop, act }: Addressed,
  email: string,
  token: string | null,
): NewMail<'order-step'> {
  const { order, rows } = of;
  const next = orderNext(
    asOrder(
      order,
      rows.map(({ data }) => data),
    ),
  );
  return {
    to: email,
    language: person.language,
    key,
    values: {
      about,
      name: thingValues(of, item)[person.language],
      more: linesTold(of, act) - 1,
      number: order.number,
      orderId: order.id,
      shop,
      state: next === null ? null : (rows[next.item]?.state ?? null),
      until: next?.until ?? null,
      deadline: next?.deadline ?? null,
      back: to === 'buyer' ? moneyBack(of, item, about) : null,
      token,
      act: act?.event ?? null,
      reason: act?.reason ?? null,
      said: act?.said ?? null,
    },
  };
}
