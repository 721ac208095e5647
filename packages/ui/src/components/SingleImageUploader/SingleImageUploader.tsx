import { ImagePlus, RotateCw, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { imageKinds } from '../../internal/uploads/check.ts';
import { useDropped } from '../../internal/uploads/use-dropped.ts';
import { useUploads, type Transport } from '../../internal/uploads/use-uploads.ts';
import { readText, useDescribed, useValue, type ValueProps } from '../Field/control.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SelectionNotice } from '../ImageUploader/SelectionNotice.tsx';
import type { UploadTexts } from '../ImageUploader/texts.ts';
import { UploadProgress } from '../ImageUploader/UploadProgress.tsx';
import * as s from './SingleImageUploader.css.ts';

export type SingleImageUploaderProps = ValueProps<string> & {
  /** Of the file input; the Field around it gives one. */
  id?: string;
  upload: Transport;
  texts: UploadTexts & {
    /** The button once there is a picture: “Đổi ảnh”. */
    change: string;
    /** The picture itself, for screen readers: “Ảnh đại diện”. */
    alt: string;
  };
  /** `avatar` is round, `square` for a logo, `wide` for a cover or a licence. */
  shape?: keyof typeof s.frame;
  maxBytes?: number;
  previewOf?: (address: string) => string;
  onPending?: (count: number) => void;
  disabled?: boolean;
};

const MEGABYTE = 1024 * 1024;
const asItIs = (address: string) => address;

/** One picture. A new one takes the place of the old only once it has arrived. */
export const SingleImageUploader = ({
  value: given,
  onChange,
  id,
  upload,
  texts,
  shape = 'wide',
  maxBytes = 10 * MEGABYTE,
  previewOf = asItIs,
  onPending,
  disabled = false,
}: SingleImageUploaderProps) => {
  const { value, set } = useValue({ value: given, onChange }, readText);
  const control = useDescribed({ id });
  const input = useRef<HTMLInputElement>(null);
  const { entries, selection, add, remove, retry } = useUploads({
    addresses: value === '' ? [] : [value],
    onChange: (addresses) => set(addresses.at(-1) ?? ''),
    upload,
    rules: { kinds: imageKinds, maxBytes },
    // The old one and the one on its way.
    limit: 2,
    onPending,
  });
  const shown = entries.at(-1);
  const choose = (files: readonly File[]) => {
    for (const entry of entries) if (entry.status !== 'done') remove(entry.key);
    void add(files.slice(0, 1));
  };
  const drop = useDropped(choose, disabled);
  const source =
    shown?.preview ?? (shown?.address === undefined ? undefined : previewOf(shown.address));
  const onItsWay = shown?.status === 'sending' || shown?.status === 'waiting';
  const removeLabel = shown && (onItsWay ? texts.cancel(shown.name) : texts.remove(shown.name));
  return (
    <div className={s.root}>
      <div className={s.row} {...drop.on}>
        <label
          className={cx(s.frame[shape], drop.over && s.over, source && s.filled, disabled && s.off)}
        >
          <input
            ref={input}
            type="file"
            className={s.input}
            accept={imageKinds.join(',')}
            disabled={disabled}
            {...control}
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])];
              event.currentTarget.value = '';
              if (files.length > 0) choose(files);
            }}
          />
          {source ? (
            <img
              className={cx(s.image, shown?.status !== 'done' && s.faint)}
              src={source}
              alt={texts.alt}
            />
          ) : null}
          <span className={cx(s.words, source && s.onPicture)}>
            <ImagePlus size={20} strokeWidth={1.5} aria-hidden />
            <span className={s.text}>{source ? texts.change : texts.add}</span>
          </span>
          {shown && onItsWay ? (
            <UploadProgress progress={shown.progress} label={texts.sending(shown.name)} />
          ) : null}
        </label>
        {shown && !disabled ? (
          <span className={s.actions}>
            {shown.status === 'failed' ? (
              <IconButton
                variant="outlined"
                label={texts.retry(shown.name)}
                icon={<RotateCw size={18} strokeWidth={1.75} />}
                onClick={() => retry(shown.key)}
              />
            ) : null}
            <IconButton
              variant="outlined"
              label={removeLabel ?? ''}
              icon={<Trash2 size={18} strokeWidth={1.75} />}
              onClick={() => {
                remove(shown.key);
                input.current?.focus();
              }}
            />
          </span>
        ) : null}
      </div>
      {texts.hint ? <p className={s.hint}>{texts.hint}</p> : null}
      <SelectionNotice
        selection={selection}
        failed={shown?.status === 'failed' ? [shown.name] : []}
        texts={texts}
      />
    </div>
  );
};
