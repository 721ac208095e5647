import { Picture } from '@hien/ui';
import { LayeredPicture } from '@hien/ui/viewers';
import type { RoomSight } from './room-sight.ts';
import * as s from './RoomView.css.ts';

interface RoomAsChosenProps {
  sight: RoomSight;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  priority?: boolean;
  /** In place of what it shows, in words; empty where what stands beside it says so. */
  alt?: string;
  /** Its middle, as high as wide. */
  square?: boolean;
}

/** The picture of a room as it is chosen, wherever one is shown; what stands around it says how true it is. */
export function RoomAsChosen({
  sight: { layers, picture, alt: shown },
  sizes,
  priority = false,
  alt = shown,
  square = false,
}: RoomAsChosenProps) {
  if (layers === null)
    return (
      <Picture
        picture={picture}
        ratio={square ? '1:1' : '4:3'}
        sizes={sizes}
        alt={alt}
        priority={priority}
      />
    );
  return (
    <div className={square ? s.square : undefined} aria-hidden={alt === '' || undefined}>
      <div className={square ? s.squared : undefined}>
        <LayeredPicture {...layers} alt={alt} sizes={sizes} priority={priority} />
      </div>
    </div>
  );
}
