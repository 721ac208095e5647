import { type Picture, readLargePicture } from '@hien/api';
import { Button, Dialog, Skeleton, Text } from '@hien/ui';
import { useState } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './LargePictures.css.ts';

interface LargePictureDialogProps {
  id: number;
  name: string;
  pictures: readonly Picture[];
  onClose: () => void;
}

/** One picture after the other as large as it is; no address serves them, the session fetches each. */
export function LargePictureDialog({ id, name, pictures, onClose }: LargePictureDialogProps) {
  const text = useText();
  const [at, setAt] = useState(0);
  const { data, isPending, isError } = useCall(
    readLargePicture,
    { id, number: at },
    { retry: false, select: ({ type, content }) => `data:${type};base64,${content}` },
  );
  const place = text('designs.large.picture', { number: at + 1, count: pictures.length });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text('designs.large.title', { name })}
      closeLabel={text('designs.large.close')}
    >
      <div className={s.part}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a large picture is moved by keys too */}
        <section className={s.stage} tabIndex={0} aria-label={place}>
          {isError ? <Text tone="muted">{text('designs.large.missing')}</Text> : null}
          {isPending ? <Skeleton height="18rem" /> : null}
          {data === undefined ? null : (
            <img className={s.picture} src={data} alt={pictures[at]?.alt ?? ''} />
          )}
        </section>
        <div className={s.acts}>
          <Button size="sm" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {text('designs.large.previous')}
          </Button>
          <Text as="span" size="small" numeric>
            {place}
          </Text>
          <Button size="sm" disabled={at + 1 >= pictures.length} onClick={() => setAt(at + 1)}>
            {text('designs.large.next')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
