import { Checkbox, ImageUploader } from '@hien/ui';
import { uploadPreview, uploadsFor } from '../../shared/forms/uploads.ts';
import { useImageTexts } from '../../shared/forms/useImageTexts.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Content } from './useProjectDraft.ts';
import * as s from './editor.css.ts';

const upload = uploadsFor('portfolio');

interface PictureNotesProps {
  pictures: Content['pictures'];
  onChange: (pictures: Content['pictures']) => void;
}

/** Of each picture: whether it was taken while the works went on, or the same place as it was before. */
export function PictureNotes({ pictures, onChange }: PictureNotesProps) {
  const text = useText();
  const texts = useImageTexts();
  if (pictures.length === 0) return null;
  const change = (at: number, change: Partial<Content['pictures'][number]>) =>
    onChange(pictures.map((one, place) => (place === at ? { ...one, ...change } : one)));
  return (
    <details className={s.notes}>
      <summary className={s.summary}>{text('company.editor.notes')}</summary>
      <ul className={s.noteList}>
        {pictures.map(({ picture, before, during }, at) => (
          <li key={picture} className={s.note}>
            <img
              className={s.thumb}
              src={uploadPreview(picture)}
              alt={text('company.editor.note.picture', { number: at + 1 })}
              loading="lazy"
            />
            <div className={s.noteFields}>
              <Checkbox
                checked={during}
                onChange={(event) => change(at, { during: event.currentTarget.checked })}
              >
                {text('company.editor.note.during')}
              </Checkbox>
              {during ? null : (
                <div
                  role="group"
                  aria-label={text('company.editor.note.before', { number: at + 1 })}
                >
                  <span className={s.small}>
                    {text('company.editor.note.before', { number: at + 1 })}
                  </span>
                  <ImageUploader
                    limit={1}
                    value={before === '' ? [] : [before]}
                    upload={upload}
                    texts={{
                      ...texts,
                      list: text('company.editor.note.before', { number: at + 1 }),
                    }}
                    previewOf={uploadPreview}
                    onChange={([address]) => change(at, { before: address ?? '' })}
                  />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
