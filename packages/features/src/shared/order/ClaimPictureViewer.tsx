import type { Picture } from '@hien/api';
import { PictureViewer } from '@hien/ui/viewers';
import { useText } from '../i18n/useText.ts';

interface ClaimPictureViewerProps {
  pictures: readonly Picture[];
  start: number;
  open: boolean;
  onClose: () => void;
}

/** The large view. Its code comes with the first picture that somebody opens. */
export function ClaimPictureViewer({ pictures, start, open, onClose }: ClaimPictureViewerProps) {
  const text = useText();
  return (
    <PictureViewer
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onLeave={() => undefined}
      label={text('orders.claim.pictures')}
      start={start}
      pictures={pictures}
      labels={{
        previous: text('orders.picture.previous'),
        next: text('orders.picture.next'),
        picture: (number, count) => text('orders.picture.name', { number, count }),
        zoom: text('orders.picture.zoom'),
        close: text('orders.close'),
        zoomIn: text('orders.picture.zoom'),
        zoomOut: text('orders.picture.whole'),
      }}
    />
  );
}
