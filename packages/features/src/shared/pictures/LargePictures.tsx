import { PictureViewer } from '@hien/ui/viewers';
import type { ComponentProps } from 'react';
import { useText } from '../i18n/useText.ts';

export type LargePicturesProps = Pick<ComponentProps<typeof PictureViewer>, 'pictures' | 'label'>;

interface ViewProps extends LargePicturesProps {
  /** The place of the picture that is shown; `null` while none is. */
  at: number | null;
  onClose: () => void;
}

/** The pictures in the whole window. */
export function LargePictures({ pictures, label, at, onClose }: ViewProps) {
  const text = useText();
  return (
    <PictureViewer
      open={at !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onLeave={() => undefined}
      label={label}
      start={at ?? 0}
      pictures={pictures}
      labels={{
        previous: text('picture.previous'),
        next: text('picture.next'),
        picture: (number, count) => text('picture.name', { number, count }),
        zoom: text('picture.zoom'),
        close: text('picture.close'),
        zoomIn: text('picture.zoom'),
        zoomOut: text('picture.whole'),
      }}
    />
  );
}
