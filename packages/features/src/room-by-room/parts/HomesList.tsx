import type { Answer, RbrHomeCard } from '@hien/api';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { HomeCards, HomeCardsSkeleton } from './HomeCards.tsx';
import { NoHomes } from './NoHomes.tsx';

interface HomesListProps {
  homes: Loadable<Answer<'listRoomHomes'>>;
  isNarrowed: boolean;
  /** The address of a page, and of the list that nothing narrows. */
  href: (change: { page: number }) => string;
  startHref: string;
  homeHref: (home: RbrHomeCard) => string;
}

/** Home types to choose from, in all states of a list. */
export function HomesList({ homes, isNarrowed, href, startHref, homeHref }: HomesListProps) {
  const text = useText();
  return (
    <PagedList
      query={homes}
      label={text('rooms.homes')}
      href={href}
      isNarrowed={isNarrowed}
      startHref={startHref}
      skeleton={<HomeCardsSkeleton />}
      empty={<NoHomes />}
    >
      {({ items }) => <HomeCards homes={items} level={2} href={homeHref} />}
    </PagedList>
  );
}
