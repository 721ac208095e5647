import { getRoomHome } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { readId } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { HomeNotFound } from '../parts/HomeNotFound.tsx';
import { SelectorSkeleton } from '../Selector/SelectorSkeleton.tsx';
import { GuidedWay } from './GuidedWay.tsx';

export const prefetch: Prefetch = ({ notFound, need, params }) => {
  const designId = readId(params['id']);
  if (designId === undefined) return notFound();
  need(getRoomHome, { designId });
};

/** A home furnished one decision after the other. */
export function Screen() {
  const id = readId(useRouteParams(paths.roomByRoomNew).id);
  return id === undefined ? <HomeNotFound /> : <Guided key={id} unit={id} />;
}

function Guided({ unit }: { unit: number }) {
  const text = useText();
  const home = useCall(getRoomHome, { designId: unit });
  return (
    <QueryBoundary
      query={home}
      size="page"
      skeleton={<SelectorSkeleton />}
      notFound={<HomeNotFound />}
    >
      {(data) => (
        <>
          <PageHead
            title={text('rooms.guided.title', { home: data.name })}
            description={text('rooms.new.lead')}
          />
          <GuidedWay home={data} />
        </>
      )}
    </QueryBoundary>
  );
}
