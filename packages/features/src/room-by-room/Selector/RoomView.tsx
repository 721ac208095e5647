import type { RbrHomeRoom } from '@hien/api';
import { IconButton, Picture, ShareMenu, mediaUrl } from '@hien/ui';
import { LayeredPicture, Panorama, type PlacedLayer } from '@hien/ui/viewers';
import { Image, Printer, Redo2, Rotate3d, Undo2 } from 'lucide-react';
import { use } from 'react';
import { useNavigate, useLocation } from 'react-router-dom';
import { OriginContext } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { SaveRooms } from './SaveRooms.tsx';
import { shownOption, shownStyle, styleName } from './room-words.ts';
import type { Selector } from './useSelector.ts';
import * as s from './RoomView.css.ts';

type Props = { selector: Selector; room: RbrHomeRoom };

const pictureSizes = '(width > 992px) 620px, 100vw';

/** The room as it is chosen, and what can be done with the whole choice. */
export function RoomView({ selector, room }: Props) {
  const text = useText();
  const view = room.views.find(({ style_id: id }) => id === shownStyle(selector, room));
  const panorama = view?.panorama ?? null;
  const around = selector.look === '360' && panorama !== null && view !== undefined;
  return (
    <div className={s.root}>
      {around ? (
        <Panorama
          key={room.id}
          label={text('rooms.360.label', { room: room.name })}
          src={mediaUrl(panorama)}
          still={{ src: mediaUrl(view.picture, { width: 1280 }), alt: view.picture.alt }}
          labels={{
            start: text('rooms.360'),
            loading: text('rooms.360.loading'),
            hotspots: text('rooms.360.hotspots'),
            keys: text('rooms.360.keys'),
            failed: text('rooms.360.failed'),
            fullscreen: text('rooms.360.full'),
            leaveFullscreen: text('rooms.360.full.leave'),
          }}
        />
      ) : (
        <Shown selector={selector} room={room} />
      )}
      <Tools selector={selector} hasPanorama={panorama !== null} around={around} />
    </div>
  );
}

/** Layers where the room has them, else an example of its style; the picture says which. */
function Shown({ selector, room }: Props) {
  const text = useText();
  const { home } = selector;
  const layers = layersOf(selector, room);
  const style = shownStyle(selector, room);
  const view = room.views.find(({ style_id: id }) => id === style) ?? room.views[0];
  return (
    <figure className={s.figure}>
      {layers === null ? (
        <Picture
          picture={view?.picture ?? null}
          ratio="4:3"
          sizes={pictureSizes}
          alt={`${room.name}, ${styleName(home, style)}`}
          priority
        />
      ) : (
        <LayeredPicture {...layers} sizes={pictureSizes} priority />
      )}
      <figcaption className={s.truth}>
        {text(layers === null ? 'rooms.truth.example' : 'rooms.truth.pieces')}
      </figcaption>
    </figure>
  );
}

/** The scene with the files of what is chosen; null where the room has none, or not of everything that is chosen. */
function layersOf(selector: Selector, room: RbrHomeRoom) {
  const { scene } = room;
  if (scene === null) return null;
  const shown = room.slots.map((slot) => ({ slot, option: shownOption(selector, room, slot) }));
  if (shown.some(({ option }) => option !== null && option.layer === null)) return null;
  const part = (name: 'wall' | 'floor') =>
    shown.find(({ slot }) => slot.slot === name)?.option?.layer?.name;
  const [wall, floor] = [part('wall'), part('floor')];
  if (wall === undefined || floor === undefined) return null;
  const file = (name: string) => ({
    key: `${scene.path}/${name}`,
    src: (width: number) => `/media/${scene.path}/${name}-${width}.avif`,
  });
  return {
    base: file(`base-${wall}-${floor}`),
    layers: shown.flatMap(({ slot, option }): PlacedLayer[] => {
      const [left, top, right, bottom] = option?.layer?.box ?? [];
      if (slot.slot === 'wall' || slot.slot === 'floor' || option?.layer == null) return [];
      if (left === undefined || top === undefined || right === undefined || bottom === undefined)
        return [];
      return [{ ...file(option.layer.name), slot: slot.slot, box: [left, top, right, bottom] }];
    }),
    width: scene.width,
    height: scene.height,
    color: scene.color,
    placeholder: scene.placeholder,
    alt: `${room.name}: ${shown.flatMap(({ option }) => option?.name ?? []).join(', ')}`,
  };
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
  const { pathname } = useLocation();
  return (
    <div className={s.tools} role="group" aria-label={text('rooms.tools')}>
      <IconButton
        label={text('rooms.undo')}
        icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden />}
        disabled={selector.undo === undefined}
        onClick={selector.undo}
      />
      <IconButton
        label={text('rooms.redo')}
        icon={<Redo2 size={18} strokeWidth={1.75} aria-hidden />}
        disabled={selector.redo === undefined}
        onClick={selector.redo}
      />
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
      <span className={s.share}>
        <SaveRooms selector={selector} />
        <ShareMenu
          url={`${origin}${pathname}?s=${selector.code}`}
          title={selector.home.name}
          variant="quiet"
          size="sm"
          align="end"
          labels={{
            share: text('rooms.share'),
            copy: text('rooms.share.copy'),
            copied: text('rooms.share.copied'),
            failed: text('rooms.share.failed'),
            zalo: 'Zalo',
            facebook: 'Facebook',
          }}
        />
      </span>
    </div>
  );
}
