import { type RbrHome, getRoomHome } from '@hien/api';
import { mediaUrl } from '@hien/ui';
import { useLocation } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { splitLanguage } from '../../routes/match.ts';
import { readId } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { HomeLd } from '../parts/HomeLd.tsx';
import { HomeNotFound } from '../parts/HomeNotFound.tsx';
import { Selector } from './Selector.tsx';
import { SelectorSkeleton } from './SelectorSkeleton.tsx';

export const prefetch: Prefetch = ({ notFound, need, params }) => {
  const designId = readId(params['id']);
  if (designId === undefined) return notFound();
  need(getRoomHome, { designId });
};

/** A home whose rooms are chosen piece by piece; at its own address and at its project's. */
export function Screen() {
  const { pathname } = useLocation();
  const path = splitLanguage(pathname)?.path ?? '';
  const ofProject = paths.roomByRoomProjectDetail.match(path);
  const id = readId((ofProject ?? paths.roomByRoomDetail.match(path))?.id);
  return id === undefined ? (
    <HomeNotFound />
  ) : (
    <HomePage key={id} id={id} project={ofProject?.pro_name} />
  );
}

function HomePage({ id, project }: { id: number; project: string | undefined }) {
  const home = useCall(getRoomHome, { designId: id });
  // A home at another project's address is not there.
  if (home.data !== undefined && project !== undefined && project !== home.data.project.slug)
    return <HomeNotFound />;
  return (
    <>
      {home.data ? <HomeHead home={home.data} /> : null}
      <QueryBoundary
        query={home}
        size="page"
        skeleton={<SelectorSkeleton />}
        notFound={<HomeNotFound />}
      >
        {(data) => <Selector home={data} />}
      </QueryBoundary>
    </>
  );
}

function HomeHead({ home }: { home: RbrHome }) {
  const text = useText();
  const picture = home.rooms[0]?.views[0]?.picture;
  return (
    <>
      <HomeLd home={home} />
      <PageHead
        title={text('rooms.selector.title', { home: home.name })}
        description={text('rooms.selector.lead', {
          home: home.name,
          project: home.project.project_name,
        })}
        {...(picture ? { image: mediaUrl(picture, { width: 1280 }) } : {})}
      />
    </>
  );
}
