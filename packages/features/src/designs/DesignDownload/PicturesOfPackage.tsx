import { getLargePictures } from '@hien/api';
import { Button, Heading, Text } from '@hien/ui';
import { Suspense, lazy, useState } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './DesignDownload.css.ts';

const LargePictureDialog = lazy(async () => ({
  default: (await import('../InteriorDesignDetail/LargePictureDialog.tsx')).LargePictureDialog,
}));

interface PicturesOfPackageProps {
  id: number;
  name: string;
}

/** What was bought, looked at before a download is used up for it: each picture says whose look it is. */
export function PicturesOfPackage({ id, name }: PicturesOfPackageProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { data } = useCall(getLargePictures, { id });
  if (data?.shown !== true || data.pictures.length === 0) return null;
  return (
    <section className={s.part}>
      <Heading level={2} size="h4">
        {text('designs.download.pictures')}
      </Heading>
      <Text tone="muted" measure>
        {text('designs.download.pictures.lead')}
      </Text>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {text('designs.download.pictures.open', { count: data.pictures.length })}
        </Button>
      </div>
      {open ? (
        <Suspense fallback={null}>
          <LargePictureDialog
            id={id}
            name={name}
            pictures={data.pictures}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
