import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { imageKinds } from '../../internal/uploads/check.ts';
import { useDropped } from '../../internal/uploads/use-dropped.ts';
import { useUploads, type Transport } from '../../internal/uploads/use-uploads.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { readTexts, useDescribed, useValue, type ValueProps } from '../Field/control.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ImageTile } from './ImageTile.tsx';
import { SelectionNotice } from './SelectionNotice.tsx';
import type { ImageUploadTexts } from './texts.ts';
import { useReorder } from './use-reorder.ts';
import * as s from './ImageUploader.css.ts';

export type ImageUploaderProps = ValueProps<readonly string[]> & {
  /** Of the file input; the Field around it gives one. */
  id?: string;
  /** Sends one picture and answers with its address. Must stop when `signal` does. */
  upload: Transport;
  texts: ImageUploadTexts;
  /** How many it takes: the business says (`uploadLimit` of the domain). */
  limit: number;
  /** Of one file, in bytes. */
  maxBytes?: number;
  /** Where to show a picture from that is stored already. */
  previewOf?: (address: string) => string;
  /** How many are not up yet, failed ones among them. */
  onPending?: (count: number) => void;
  disabled?: boolean;
};

const MEGABYTE = 1024 * 1024;
const asItIs = (address: string) => address;

/**
 * Several pictures. They go up as soon as they are chosen, dropped or pasted, without the place where they
 * were taken; the value is their addresses, in the order shown.
 */
export const ImageUploader = ({
  upload,
  texts,
  limit,
  maxBytes = 10 * MEGABYTE,
  previewOf = asItIs,
  onPending,
  disabled = false,
  id,
  ...own
}: ImageUploaderProps) => {
  const { value, set } = useValue(own, readTexts);
  const control = useDescribed({ id });
  const {
    entries: all,
    selection,
    add,
    remove,
    retry,
    move,
  } = useUploads({
    addresses: value,
    onChange: set,
    upload,
    rules: { kinds: imageKinds, maxBytes },
    limit,
    onPending,
  });
  const entries = all.map((entry, at) =>
    entry.file === undefined && texts.stored ? { ...entry, name: texts.stored(at + 1) } : entry,
  );
  const full = entries.length >= limit;
  const off = disabled || full;
  const drop = useDropped((files) => void add(files), disabled);

  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<number>();
  const order = useReorder(root, (key, to) => move(key, to));
  const opened = entries.find((entry) => entry.key === shown);
  const source = (entry: (typeof entries)[number]) =>
    entry.preview ?? (entry.address === undefined ? undefined : previewOf(entry.address));

  // The focus must not fall off the page with the thing that had it.
  const focusNext = useRef<number>(undefined);
  const count = entries.length;
  useEffect(() => {
    const tile = (at: number) =>
      [...(root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])].at(at);
    if (focusNext.current !== undefined) {
      const next = count === 0 ? input.current : tile(Math.min(focusNext.current, count - 1));
      next?.focus();
      focusNext.current = undefined;
    } else if (off && document.activeElement === input.current) tile(-1)?.focus();
  }, [count, off]);

  return (
    <div ref={root} className={cx(s.root, drop.over && s.over)} {...drop.on}>
      {entries.length > 0 ? (
        <ul className={s.grid} aria-label={texts.list}>
          {entries.map((entry, index) => (
            <ImageTile
              key={entry.key}
              entry={entry}
              index={index}
              count={entries.length}
              source={source(entry)}
              texts={texts}
              lifted={order.lifted === entry.key}
              handle={order.handle(entry.key, index, entries.length)}
              disabled={disabled}
              onPreview={() => setShown(entry.key)}
              onRetry={() => retry(entry.key)}
              onMove={(to) => move(entry.key, to)}
              onRemove={() => {
                focusNext.current = index;
                remove(entry.key);
              }}
            />
          ))}
        </ul>
      ) : null}
      <label
        className={cx(s.add, entries.length === 0 && s.alone, full && s.gone, disabled && s.off)}
      >
        <input
          ref={input}
          type="file"
          className={s.input}
          accept={imageKinds.join(',')}
          multiple
          disabled={off}
          {...control}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            // The same file may be chosen again after it was removed.
            event.currentTarget.value = '';
            void add(files);
          }}
        />
        <ImagePlus size={22} strokeWidth={1.5} aria-hidden />
        <span className={s.addText}>{texts.add}</span>
        {texts.hint && entries.length === 0 ? <span className={s.hint}>{texts.hint}</span> : null}
      </label>
      <div className={s.foot}>
        <SelectionNotice
          selection={selection}
          failed={entries.filter(({ status }) => status === 'failed').map(({ name }) => name)}
          texts={texts}
        />
        <span className={s.count}>{texts.count(entries.length, limit)}</span>
      </div>
      <VisuallyHidden>
        <output>
          {order.moved === undefined
            ? null
            : texts.position(
                entries.find((entry) => entry.key === order.moved)?.name ?? '',
                entries.findIndex((entry) => entry.key === order.moved) + 1,
                entries.length,
              )}
        </output>
      </VisuallyHidden>
      <Dialog
        open={opened !== undefined}
        onOpenChange={() => setShown(undefined)}
        title={opened?.name ?? ''}
        closeLabel={texts.close}
        size="lg"
      >
        {opened ? <img className={s.large} src={source(opened)} alt={opened.name} /> : null}
      </Dialog>
    </div>
  );
};
