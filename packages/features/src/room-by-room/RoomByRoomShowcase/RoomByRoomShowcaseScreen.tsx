import { getBuiltProject, getFinishedHome, getRoomHome } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { readId } from '../../shared/address/parts.ts';
import { BuiltHead } from '../../shared/built/BuiltHead.tsx';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { RoomByRoomShowcaseView, ShowcaseNotFound } from './RoomByRoomShowcaseView.tsx';

export const prefetch: Prefetch = async ({ need, want, notFound, moved, params, language }) => {
  const id = readId(params.id);
  if (id === undefined) return notFound();
  try {
    const { design_id: designId } = await need(getFinishedHome, { id });
    want(getRoomHome, { designId });
  } catch {
    // Built homes share their numbers: this one may have been built after a design.
    await want(getBuiltProject, { id });
    moved(paths.projectDetail.to(language, { id }));
  }
};

/** A home that was furnished room by room, with the selection from which others can start. */
export function Screen() {
  const id = readId(useRouteParams(paths.roomByRoomShowcase).id);
  return id === undefined ? <ShowcaseNotFound /> : <ShowcasePage key={id} id={id} />;
}

function ShowcasePage({ id }: { id: number }) {
  const language = useLanguage();
  const finished = useCall(getFinishedHome, { id });
  const home = useCall(
    getRoomHome,
    { designId: finished.data?.design_id ?? 1 },
    { enabled: finished.data !== undefined },
  );
  return (
    <>
      {finished.data ? (
        <BuiltHead
          built={finished.data}
          kind="finished-homes"
          pathname={paths.roomByRoomShowcase.to(language, { id })}
        />
      ) : null}
      <RoomByRoomShowcaseView finished={finished} home={home} />
    </>
  );
}
