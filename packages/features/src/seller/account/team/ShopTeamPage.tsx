import { type ShopTeam, readShopTeam } from '@hien/api';
import { Heading, Link, Notice, Skeleton, Text } from '@hien/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCall } from '../../../shared/calls/useCall.ts';
import { useProfile } from '../../../shared/calls/useProfile.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx';
import { accountHref } from '../../parts/sections.ts';
import { useKeepsShop } from '../../parts/useKeepsShop.ts';
import * as s from '../account.css.ts';
import { InviteForm } from './InviteForm.tsx';
import { OpenInvitation } from './OpenInvitation.tsx';
import { TeamPerson } from './TeamPerson.tsx';

/** Who works in the shop; its owner invites and lets go, staff leave by themselves. */
export function ShopTeamPage() {
  const text = useText();
  const language = useLanguage();
  const keeps = useKeepsShop();
  const team = useCall(readShopTeam);
  return (
    <div className={s.page}>
      <div>
        <Link variant="quiet" href={accountHref(language, {})}>
          {text('seller.account.back')}
        </Link>
      </div>
      <div className={s.part}>
        <Heading level={2} size="h4">
          {text('seller.team')}
        </Heading>
        <Text tone="muted" measure>
          {text(keeps ? 'seller.team.lead' : 'seller.team.lead.staff')}
        </Text>
      </div>
      <QueryBoundary query={team} size="section" skeleton={<Skeleton height="24rem" />}>
        {(data) => <Team team={data} keeps={keeps} />}
      </QueryBoundary>
    </div>
  );
}

function Team({ team, keeps }: { team: ShopTeam; keeps: boolean }) {
  const text = useText();
  const { data: profile } = useProfile();
  const [peopleHead, onPersonGone] = useHeadOf(team.people);
  const [askedHead, onInvitationGone] = useHeadOf(team.invitations);
  const taken = team.people.length - 1 + team.invitations.length;
  const isFull = taken >= team.most;
  // Somebody typed is invited: the form begins anew.
  const [sent, setSent] = useState(0);
  return (
    <div className={s.page}>
      {keeps ? (
        <section className={s.part}>
          <Heading level={3} size="h5">
            {text('seller.team.invite')}
          </Heading>
          {isFull ? (
            <Notice tone="info">{text('seller.team.full', { most: team.most })}</Notice>
          ) : (
            <InviteForm key={sent} onInvited={() => setSent(sent + 1)} />
          )}
        </section>
      ) : null}
      <section className={s.part}>
        <Heading level={3} size="h5" ref={peopleHead} tabIndex={-1}>
          {text('seller.team.people')}
        </Heading>
        <ul className={s.list}>
          {team.people.map((one) => (
            <TeamPerson
              key={one.id}
              person={one}
              act={
                one.role === 'owner'
                  ? null
                  : keeps
                    ? 'remove'
                    : one.id === profile?.id
                      ? 'leave'
                      : null
              }
              onGone={onPersonGone}
            />
          ))}
        </ul>
      </section>
      {keeps ? (
        <section className={s.part}>
          <Heading level={3} size="h5" ref={askedHead} tabIndex={-1}>
            {text('seller.team.invitations')}
          </Heading>
          <Text tone="muted" size="small">
            {text('seller.team.places', { taken, most: team.most })}
          </Text>
          {team.invitations.length === 0 ? (
            <Text tone="muted">{text('seller.team.invitations.none')}</Text>
          ) : (
            <ul className={s.list}>
              {team.invitations.map((one) => (
                <OpenInvitation key={one.id} invitation={one} onGone={onInvitationGone} />
              ))}
            </ul>
          )}
        </section>
      ) : null}
    </div>
  );
}

type Head = readonly [head: RefObject<HTMLHeadingElement | null>, onGone: (id: number) => void];

/** The heading of a list, which takes the focus once a row that had it is no longer there. */
function useHeadOf(rows: readonly { readonly id: number }[]): Head {
  const head = useRef<HTMLHeadingElement>(null);
  const [gone, setGone] = useState<number>();
  const isGone = rows.every(({ id }) => id !== gone);
  useEffect(() => {
    if (gone !== undefined && isGone) head.current?.focus();
  }, [gone, isGone]);
  return [head, setGone];
}
