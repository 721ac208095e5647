import { uploadLimit } from '@hien/domain';
import { ImageUploader } from '@hien/ui';
import { FormGroup } from '@hien/ui/form';
import type { UploadOptions } from '@hien/api';
import { useMemo } from 'react';
import { useText } from '../i18n/useText.ts';
import { uploadPreview, uploadsFor } from './uploads.ts';
import { useImageTexts } from './useImageTexts.ts';

interface PicturesFieldProps {
  folder: UploadOptions['folder'];
  hint: string;
  /** How many are not up yet: the form waits for them, or for somebody to take them away. */
  onPending: (count: number) => void;
}

/** Pictures of a message: each goes up as soon as it is chosen and answers for itself. */
export function PicturesField({ folder, hint, onPending }: PicturesFieldProps) {
  const text = useText();
  const texts = useImageTexts();
  const upload = useMemo(() => uploadsFor(folder), [folder]);
  return (
    <FormGroup name="images" legend={text('form.images')} mark={text('form.optional')} hint={hint}>
      <ImageUploader
        limit={uploadLimit()}
        upload={upload}
        texts={texts}
        previewOf={uploadPreview}
        onPending={onPending}
      />
    </FormGroup>
  );
}
