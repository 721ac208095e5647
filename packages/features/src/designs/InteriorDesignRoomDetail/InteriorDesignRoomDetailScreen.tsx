import { getDesign, getDesignPreview } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { mediaUrl } from '@hien/ui';
import { readId } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { usePiecePlaces } from '../parts/usePiecePlaces.ts';
import { RoomView } from './RoomView.tsx';

/** One room of a design, for members (D87): where it lies, what stands in it, the rooms beside it. */
export function Screen() {
  const params = useRouteParams(paths.interiorDesignRoomDetail);
  const id = readId(params.id);
  const roomId = readId(params.roomId);
  return id === undefined || roomId === undefined ? (
    <NotFoundState />
  ) : (
    <RoomPage key={id} id={id} roomId={roomId} />
  );
}

function RoomPage({ id, roomId }: { id: number; roomId: number }) {
  const text = useText();
  const preview = useCall(getDesignPreview, { id });
  const detail = useCall(getDesign, { id });
  const room = detail.data?.rooms.find((one) => one.id === roomId);
  const pieces = detail.data?.pieces.filter((piece) => piece.room_id === roomId) ?? [];
  const places = usePiecePlaces(pieces);
  return (
    <>
      {preview.data ? (
        <PageHead
          title={
            room
              ? text('designs.room.page', { room: room.name, name: preview.data.title })
              : preview.data.title
          }
          image={room && mediaUrl(room.picture, { width: 1280 })}
          hidden
        />
      ) : null}
      <RoomView preview={preview} detail={detail} roomId={roomId} places={places} />
    </>
  );
}
