import type { ItemDraft } from '@hien/api';
import { ImageUploader } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { uploadPreview, uploadsFor } from '../../shared/forms/uploads.ts';
import { useImageTexts } from '../../shared/forms/useImageTexts.ts';
import { ItemFieldBox } from './ItemFieldBox.tsx';
import { StoryBox } from './StoryBox.tsx';
import type { Step } from './wizard.ts';

const upload = uploadsFor('item');

/** What the contract takes. */
const mostPictures = 10;

interface PicturesStepProps extends Step {
  draft: Pick<ItemDraft, 'id' | 'draft'>;
  /** How many pictures are not up yet. */
  onPending: (count: number) => void;
}

/** The pictures in the order of the page: the first is the thumbnail. They are ordered by keys as by hand. */
export function PicturesStep({ draft, content, type, faults, onPending }: PicturesStepProps) {
  const text = useText();
  const texts = useImageTexts(mostPictures);
  return (
    <>
      <ItemFieldBox
        field="pictures"
        faults={faults}
        hint={text('seller.item.hint.pictures')}
        required
      >
        <ImageUploader
          limit={mostPictures}
          value={content.pictures}
          upload={upload}
          texts={texts}
          previewOf={uploadPreview}
          onPending={onPending}
          onChange={(pictures) => type({ pictures: [...pictures] })}
        />
      </ItemFieldBox>
      <StoryBox draft={draft} story={content.story} faults={faults} />
    </>
  );
}
