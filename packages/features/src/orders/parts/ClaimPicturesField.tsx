import { uploadImage } from '@hien/api';
import { needsPictures, uploadLimit, claimReasons } from '@hien/domain';
import { ImageUploader, type ImageUploadTexts, type Transport } from '@hien/ui';
import { FormGroup, useFormField } from '@hien/ui/form';
import { useMemo } from 'react';
import { useText } from '../../shared/i18n/useText.ts';

const upload: Transport = (file, on) => uploadImage(file, { folder: 'claim', ...on });
const preview = (address: string): string => `${address}?width=240`;

/** Pictures of the fault: needed when the goods themselves are to blame. */
export function ClaimPicturesField({ onPending }: { onPending: (count: number) => void }) {
  const text = useText();
  const texts = usePictureTexts();
  const chosen = useFormField<string>('reason').value;
  const reason = claimReasons.find((known) => known === chosen);
  const needed = reason !== undefined && needsPictures(reason);
  return (
    <FormGroup
      name="pictures"
      legend={text('orders.pictures')}
      hint={text(needed ? 'orders.pictures.needed' : 'orders.pictures.hint')}
      {...(needed ? { required: true } : { mark: text('orders.optional') })}
    >
      <ImageUploader
        limit={uploadLimit()}
        upload={upload}
        texts={texts}
        previewOf={preview}
        onPending={onPending}
      />
    </FormGroup>
  );
}

function usePictureTexts(): ImageUploadTexts {
  const text = useText();
  return useMemo(
    () => ({
      add: text('orders.pictures.add'),
      hint: text('orders.pictures.rules'),
      count: (now, limit) => `${now}/${limit}`,
      kept: (kept, of) => text('orders.pictures.kept', { kept, of }),
      refused: (name, reason) => text(`orders.pictures.refused.${reason}`, { name }),
      sending: (name) => text('orders.pictures.sending', { name }),
      failed: (name) => text('orders.pictures.failed', { name }),
      cancel: (name) => text('orders.pictures.cancel', { name }),
      retry: (name) => text('orders.pictures.retry', { name }),
      remove: (name) => text('orders.pictures.remove', { name }),
      list: text('orders.pictures'),
      preview: (name) => text('orders.pictures.preview', { name }),
      close: text('orders.close'),
      handle: (name) => text('orders.pictures.handle', { name }),
      earlier: text('orders.pictures.earlier'),
      later: text('orders.pictures.later'),
      position: (name, at, of) => text('orders.pictures.position', { name, at, of }),
    }),
    [text],
  );
}
