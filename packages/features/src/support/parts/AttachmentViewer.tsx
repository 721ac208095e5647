import type { Picture } from '@hien/api';
import { PictureViewer } from '@hien/ui/viewers';
import { useText } from '../../shared/i18n/useText.ts';

interface AttachmentViewerProps {
  pictures: readonly Picture[];
  label: string;
  start: number;
  open: boolean;
  onClose: () => void;
}

/** The large view. Its code comes with the first picture that somebody opens. */
export function AttachmentViewer({ pictures, label, start, open, onClose }: AttachmentViewerProps) {
  const text = useText();
  return (
    <PictureViewer
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onLeave={() => undefined}
      label={label}
      start={start}
      pictures={pictures}
      labels={{
        previous: text('support.attachment.previous'),
        next: text('support.attachment.next'),
        picture: (number, count) => text('support.attachment.name', { number, count }),
        zoom: text('support.attachment.zoom'),
        close: text('support.close'),
        zoomIn: text('support.attachment.zoom'),
        zoomOut: text('support.attachment.whole'),
      }}
    />
  );
}
