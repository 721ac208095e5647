import type { FinishedHome, RbrHome } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { SkeletonText } from '@hien/ui';
import { BuiltPage, BuiltSkeleton } from '../../shared/built/BuiltPage.tsx';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { HomePlan } from './HomePlan.tsx';
import { RoomPieces } from './RoomPieces.tsx';
import { StartFrom } from './StartFrom.tsx';

interface RoomByRoomShowcaseViewProps {
  finished: Loadable<FinishedHome>;
  /** What can be chosen in its home type today, with the shop's prices. */
  home: Loadable<RbrHome>;
}

export function RoomByRoomShowcaseView({ finished, home }: RoomByRoomShowcaseViewProps) {
  return (
    <QueryBoundary
      query={finished}
      size="page"
      skeleton={<BuiltSkeleton />}
      notFound={<ShowcaseNotFound />}
    >
      {(data) => <Finished finished={data} home={home} />}
    </QueryBoundary>
  );
}

function Finished({ finished, home }: { finished: FinishedHome; home: Loadable<RbrHome> }) {
  const text = useText();
  const language = useLanguage();
  return (
    <BuiltPage
      built={finished}
      trail={[
        { label: text('rooms.hub.title'), href: paths.roomByRoom.to(language) },
        {
          label: text('rooms.showcase.title'),
          href: paths.roomByRoomShowcaseIntroduction.to(language),
        },
      ]}
      after={<StartFrom finished={finished} home={home.data} />}
      belowRoom={(at, marked) => {
        const roomId = finished.room_ids[at];
        return home.data === undefined || roomId === undefined || roomId === null ? null : (
          <RoomPieces
            home={home.data}
            selection={finished.selection}
            roomId={roomId}
            marked={marked}
          />
        );
      }}
    >
      <QueryBoundary query={home} skeleton={<SkeletonText lines={8} />}>
        {(data) => <HomePlan home={data} finished={finished} />}
      </QueryBoundary>
    </BuiltPage>
  );
}

export function ShowcaseNotFound() {
  const text = useText();
  return (
    <>
      <PageHead title={text('built.not-found.title')} hidden />
      <NotFoundState title={text('built.not-found.title')} text={text('built.not-found.text')} />
    </>
  );
}
