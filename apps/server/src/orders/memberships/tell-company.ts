import { type Effect, type Membership, membershipKindLabels, renewalPrice } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { notifyMember } from '../../notices/notify-member.ts';

const told = [
  'membership.purchased',
  'membership.upgraded',
  'membership.downgrade-planned',
  'membership.canceled',
  'membership.restarted',
  'membership.renewed',
  'membership.renewal-failed',
  'membership.expired',
  'membership.renewal-due',
  'membership.suspended',
  'membership.restored',
] as const;
export type MembershipNotice = (typeof told)[number];

/** Whose membership it is; the notice goes to the member who keeps the company's page. */
type Company = { readonly id: number; readonly userId: number };

/** The company's news of its membership, in the inbox and by mail, written with the change. */
export async function tellCompany(
  tx: Orm,
  company: Company,
  membership: Membership,
  effects: readonly Effect[],
  reason?: string,
): Promise<void> {
  for (const effect of effects) {
    const about = effect.do === 'notify' ? told.find((one) => one === effect.about) : undefined;
    if (about !== undefined)
      await tellAbout(tx, company, membership, {
        about,
        key: String(membership.version),
        at: membership.changedAt,
        ...(reason === undefined ? {} : { reason }),
      });
  }
}

/** @param of What makes the news one of its kind: told twice, it is one notice and one mail. */
export async function tellAbout(
  tx: Orm,
  { id, userId }: Company,
  membership: Membership,
  of: {
    readonly about: MembershipNotice;
    readonly key: string;
    readonly at: number;
    /** What staff say. */
    readonly reason?: string;
  },
): Promise<void> {
  const { plan, periodEnd } = membership;
  await notifyMember(tx, {
    userId,
    key: `membership:${id}:${of.key}:${of.about}`,
    at: of.at,
    values: {
      ...membershipKindLabels[plan],
      note: membership.cities.map(({ city }) => city).join(', '),
    },
    mail: {
      template: 'membership-step',
      values: {
        about: of.about,
        plan,
        cities: membership.cities.map(({ city }) => city),
        positions: membership.cities.map(({ position }) => position),
        until: periodEnd,
        amount: of.about === 'membership.renewal-due' ? renewalPrice(membership) : null,
        ...(of.reason === undefined ? {} : { reason: of.reason }),
      },
    },
  });
}
