import { ImageUploader } from '@hien/ui';
import { FormGroup } from '@hien/ui/form';
import { uploadPreview, uploadsFor } from '../../../shared/forms/uploads.ts';
import { useImageTexts } from '../../../shared/forms/useImageTexts.ts';
import { useText } from '../../../shared/i18n/useText.ts';

const upload = uploadsFor('interior-share');

/** The room of the first picture as it was: readers draw one over the other. */
export function PictureBefore({ onPending }: { onPending: (count: number) => void }) {
  const text = useText();
  const texts = useImageTexts(1);
  return (
    <FormGroup
      name="before"
      legend={text('write-post.before')}
      mark={text('form.optional')}
      hint={text('write-post.before.hint')}
    >
      <ImageUploader
        limit={1}
        upload={upload}
        texts={{ ...texts, list: text('write-post.before') }}
        previewOf={uploadPreview}
        onPending={onPending}
      />
    </FormGroup>
  );
}
