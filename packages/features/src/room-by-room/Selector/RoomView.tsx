import type { RbrHomeRoom } from '@hien/api';
import { IconButton, ShareMenu } from '@hien/ui';
import { Image, Printer, Rotate3d } from 'lucide-react';
import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { OriginContext } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { RoomAround } from './RoomAround.tsx';
import { RoomPicture } from './RoomPicture.tsx';
import { KeepToCompare } from './Compare.tsx';
import { SaveRooms } from './SaveRooms.tsx';
import { UndoRedo } from './UndoRedo.tsx';
import { shownView } from './room-words.ts';
import type { Selector } from './useSelector.ts';
import * as s from './RoomView.css.ts';
import { useShareLabels } from '../../shared/sharing/useShareLabels.ts';

type Props = { selector: Selector; room: RbrHomeRoom };

/** The room as it is chosen, and what can be done with the whole choice. */
export function RoomView({ selector, room }: Props) {
  const view = shownView(selector, room);
  const panorama = view?.panorama ?? null;
  const around = selector.look === '360' && panorama !== null && view !== undefined;
  return (
    <div className={s.root}>
      {around ? (
        <RoomAround selector={selector} room={room} view={view} panorama={panorama} />
      ) : (
        <RoomPicture selector={selector} room={room} />
      )}
      <Tools selector={selector} hasPanorama={panorama !== null} around={around} />
    </div>
  );
}

function Tools({
  selector,
  hasPanorama,
  around,
}: {
  selector: Selector;
  hasPanorama: boolean;
  around: boolean;
}) {
  const text = useText();
  const navigate = useNavigate();
  const origin = use(OriginContext);
  return (
    <div className={s.tools} role="group" aria-label={text('rooms.tools')}>
      <span className={s.row}>
        <UndoRedo selector={selector} />
        {hasPanorama ? (
          <IconButton
            label={text(around ? 'rooms.360.leave' : 'rooms.360')}
            icon={
              around ? (
                <Image size={18} strokeWidth={1.75} aria-hidden />
              ) : (
                <Rotate3d size={18} strokeWidth={1.75} aria-hidden />
              )
            }
            onClick={() => selector.setLook(around ? null : '360')}
          />
        ) : null}
        <IconButton
          label={text('rooms.print')}
          icon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => void navigate(selector.lookHref('print'))}
        />
      </span>
      <span className={s.row}>
        <KeepToCompare selector={selector} />
        <SaveRooms selector={selector} />
        <ShareMenu
          url={`${origin}${selector.shareHref}`}
          title={selector.home.name}
          variant="quiet"
          size="sm"
          align="end"
          labels={useShareLabels()}
        />
      </span>
    </div>
  );
}
