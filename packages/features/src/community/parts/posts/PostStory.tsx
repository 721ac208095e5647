import type { Picture } from '@hien/api';
import { postLimits } from '@hien/domain';
import { ImageUploader, Input } from '@hien/ui';
import { FormEditor } from '@hien/ui/editor';
import { FormField, FormGroup, useFormField } from '@hien/ui/form';
import { useImageTexts } from '../../../shared/forms/useImageTexts.ts';
import { uploadInText, uploadPreview, uploadsFor } from '../../../shared/forms/uploads.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { PostMarks } from './marks/PostMarks.tsx';
import { type PostValues, movedMarks } from './post-values.ts';
import { useEditorLabels } from './use-editor-labels.ts';
import { useTextPieces } from './use-text-pieces.tsx';
import * as s from './PostForm.css.ts';

const upload = uploadsFor('interior-share');

interface PostStoryProps {
  /** Pictures whose measures the server has told. */
  known: readonly Picture[];
  onPending: (count: number) => void;
}

/** Title, pictures in the author's order with what stands in them, and the words. */
export function PostStory({ known, onPending }: PostStoryProps) {
  const text = useText();
  const imageTexts = useImageTexts(postLimits.pictures);
  const labels = useEditorLabels();
  const pieces = useTextPieces();
  const images = useFormField<PostValues['images']>('images');
  const marks = useFormField<PostValues['marks']>('marks');
  return (
    <div className={s.story}>
      <FormField
        name="title"
        label={text('write-post.title')}
        hint={text('write-post.title.hint')}
        required
      >
        <Input maxLength={postLimits.title} autoComplete="off" />
      </FormField>
      <FormGroup
        name="images"
        legend={text('write-post.pictures')}
        hint={text('write-post.pictures.hint', { max: postLimits.pictures })}
        required
      >
        <ImageUploader
          limit={postLimits.pictures}
          upload={upload}
          texts={{ ...imageTexts, cover: text('write-post.pictures.cover') }}
          previewOf={uploadPreview}
          onPending={onPending}
          // What was marked on a picture goes with it.
          onChange={(next) => marks.setValue(movedMarks(marks.value, images.value, next))}
        />
      </FormGroup>
      <PostMarks known={known} />
      <FormEditor
        name="body"
        label={text('write-post.body')}
        hint={text('write-post.body.hint')}
        placeholder={text('write-post.body.placeholder')}
        labels={labels}
        uploadImage={uploadInText}
        products={pieces}
        minHeight={320}
        required
      />
    </div>
  );
}
