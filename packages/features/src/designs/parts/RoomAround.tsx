import type { Picture } from '@hien/api';
import { mediaUrl } from '@hien/ui';
import { Panorama } from '@hien/ui/viewers';
import { useText } from '../../shared/i18n/useText.ts';

interface RoomAroundProps {
  name: string;
  panorama: Picture;
  /** Shown until somebody wants to turn round. */
  picture: Picture;
}

/** A room of a design to turn round in; a still picture first. */
export function RoomAround({ name, panorama, picture }: RoomAroundProps) {
  const text = useText();
  return (
    <Panorama
      label={name}
      src={mediaUrl(panorama)}
      still={{ src: mediaUrl(picture, { width: 960 }), alt: picture.alt }}
      labels={{
        start: text('designs.around.start'),
        loading: text('designs.around.loading'),
        hotspots: text('designs.rooms'),
        keys: text('designs.around.keys'),
        failed: text('designs.around.failed'),
        fullscreen: text('designs.around.fullscreen'),
        leaveFullscreen: text('designs.around.leave'),
      }}
    />
  );
}
