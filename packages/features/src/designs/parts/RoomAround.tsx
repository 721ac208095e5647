import type { Picture, RoomAround as Around } from '@hien/api';
import { mediaUrl } from '@hien/ui';
import { Panorama } from '@hien/ui/viewers';
import { useText } from '../../shared/i18n/useText.ts';
import { usePiecesAround } from '../../shared/rooms/usePiecesAround.tsx';

interface RoomAroundProps {
  name: string;
  panorama: Picture;
  /** Shown until somebody wants to turn round. */
  picture: Picture;
  around: Around | null;
  /** The list of pieces is one line until it is pressed. */
  folded?: boolean;
}

/** A room of a design to turn round in, with the pieces that are seen there; a still picture first. */
export function RoomAround({ name, panorama, picture, around, folded = false }: RoomAroundProps) {
  const text = useText();
  return (
    <Panorama
      label={name}
      folded={folded}
      src={mediaUrl(panorama)}
      preview={mediaUrl(panorama, { width: 960 })}
      still={{ src: mediaUrl(picture, { width: 960 }), alt: picture.alt }}
      hotspots={usePiecesAround(around, text('designs.around.piece'))}
      {...(around === null ? {} : { plan: around })}
      labels={{
        start: text('designs.around.start'),
        loading: text('designs.around.loading'),
        hotspots: text('designs.around.pieces'),
        keys: text('designs.around.keys'),
        failed: text('designs.around.failed'),
        fullscreen: text('designs.around.fullscreen'),
        leaveFullscreen: text('designs.around.leave'),
        follow: text('designs.around.follow'),
        notFollowed: text('designs.around.follow.not'),
      }}
    />
  );
}
