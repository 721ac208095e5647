import { Checkbox, ImageUploader } from '@hien/ui';
import { useEffect, useRef } from 'react';
import { uploadPreview, uploadsFor } from '../../shared/forms/uploads.ts';
import { useImageTexts } from '../../shared/forms/useImageTexts.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Content } from './useProjectDraft.ts';
import * as s from './editor.css.ts';

const upload = uploadsFor('portfolio');

interface PictureNotesProps {
  pictures: Content['pictures'];
  onChange: (pictures: Content['pictures']) => void;
  onPending: (place: string, count: number) => void;
}

/** Of each picture: whether it was taken while the works went on, or the same place as it was before. */
export function PictureNotes({ pictures, onChange, onPending }: PictureNotesProps) {
  const text = useText();
  // A picture from while the works went on has none from before; it comes back when the mark is taken away again.
  const laidBy = useRef(new Map<string, string>());
  if (pictures.length === 0) return null;
  const change = (at: number, change: Partial<Content['pictures'][number]>) =>
    onChange(pictures.map((one, place) => (place === at ? { ...one, ...change } : one)));
  const mark = (at: number, { picture, before }: Content['pictures'][number], during: boolean) => {
    if (during) laidBy.current.set(picture, before);
    change(at, { during, before: during ? '' : (laidBy.current.get(picture) ?? '') });
  };
  return (
    <details className={s.notes}>
      <summary className={s.summary}>{text('company.editor.notes')}</summary>
      <ul className={s.noteList}>
        {pictures.map((one, at) => (
          <li key={one.picture} className={s.note}>
            <img
              className={s.thumb}
              src={uploadPreview(one.picture)}
              alt={text('company.editor.note.picture', { number: at + 1 })}
              loading="lazy"
            />
            <div className={s.noteFields}>
              <Checkbox
                checked={one.during}
                onChange={(event) => mark(at, one, event.currentTarget.checked)}
              >
                {text('company.editor.note.during')}
              </Checkbox>
              {one.during ? null : (
                <Before
                  number={at + 1}
                  address={one.before}
                  onChange={(before) => change(at, { before })}
                  onPending={(count) => onPending(one.picture, count)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface BeforeProps {
  number: number;
  address: string;
  onChange: (address: string) => void;
  onPending: (count: number) => void;
}

function Before({ number, address, onChange, onPending }: BeforeProps) {
  const text = useText();
  const texts = useImageTexts(1);
  const label = text('company.editor.note.before', { number });
  const tell = useRef(onPending);
  useEffect(() => {
    tell.current = onPending;
  });
  // What is on its way goes with its place: nobody waits for it any more.
  useEffect(() => () => tell.current(0), []);
  return (
    <div role="group" aria-label={label}>
      <span className={s.small}>{label}</span>
      <ImageUploader
        limit={1}
        value={address === '' ? [] : [address]}
        upload={upload}
        texts={{ ...texts, list: label }}
        previewOf={uploadPreview}
        onPending={onPending}
        onChange={([next]) => onChange(next ?? '')}
      />
    </div>
  );
}
