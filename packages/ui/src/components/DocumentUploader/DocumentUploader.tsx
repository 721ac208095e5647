import { FileText, FileUp, RotateCw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import type { FileKind } from '../../internal/uploads/sniff.ts';
import { useDropped } from '../../internal/uploads/use-dropped.ts';
import { useUploads, type Transport } from '../../internal/uploads/use-uploads.ts';
import { readTexts, useDescribed, useValue, type ValueProps } from '../Field/control.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as u from '../ImageUploader/ImageUploader.css.ts';
import { SelectionNotice } from '../ImageUploader/SelectionNotice.tsx';
import type { UploadTexts } from '../ImageUploader/texts.ts';
import { UploadProgress } from '../ImageUploader/UploadProgress.tsx';
import { Link } from '../Link/Link.tsx';
import * as s from './DocumentUploader.css.ts';

export type DocumentUploaderProps = ValueProps<readonly string[]> & {
  /** Of the file input; the Field around it gives one. */
  id?: string;
  upload: Transport;
  texts: UploadTexts & {
    list: string;
    /** Bytes for reading: “1,2 MB”. */
    size: (bytes: number) => string;
  };
  /** How many it takes: the business says (`uploadLimit` of the domain). */
  limit: number;
  maxBytes?: number;
  /** By their content; every kind of paper unless told. */
  kinds?: readonly FileKind[];
  /** Where a stored document is read. */
  hrefOf?: (address: string) => string;
  /** Its name where the address does not tell. */
  nameOf?: (address: string) => string;
  onPending?: (count: number) => void;
  disabled?: boolean;
};

const MEGABYTE = 1024 * 1024;
const papers: readonly FileKind[] = [
  'application/pdf',
  'application/zip',
  'image/jpeg',
  'image/png',
];
/** Word and Excel files are zip archives, which is not how a dialog of files knows them. */
const acceptOf = (kinds: readonly FileKind[]) =>
  kinds.map((kind) => (kind === 'application/zip' ? '.docx,.xlsx' : kind)).join(',');

/** Papers: PDF, Word, Excel, a scan. One row each; everything else is as with pictures. */
export const DocumentUploader = ({
  value: given,
  onChange,
  id,
  upload,
  texts,
  limit,
  maxBytes = 20 * MEGABYTE,
  kinds = papers,
  hrefOf,
  nameOf,
  onPending,
  disabled = false,
}: DocumentUploaderProps) => {
  const { value, set } = useValue({ value: given, onChange }, readTexts);
  const control = useDescribed({ id });
  const { entries, selection, add, remove, retry } = useUploads({
    addresses: value,
    onChange: set,
    upload,
    rules: { kinds, maxBytes },
    limit,
    onPending,
  });
  const full = entries.length >= limit;
  const drop = useDropped((files) => void add(files), disabled);
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number>(undefined);
  const count = entries.length;
  useEffect(() => {
    if (focusNext.current === undefined) return;
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    (rows[Math.min(focusNext.current, count - 1)] ?? input.current)?.focus();
    focusNext.current = undefined;
  }, [count]);

  return (
    <div ref={root} className={cx(u.root, drop.over && u.over)} {...drop.on}>
      {entries.length > 0 ? (
        <ul className={s.list} aria-label={texts.list}>
          {entries.map(({ key, name: own, size, status, progress, address }, index) => {
            const name = address !== undefined && nameOf ? nameOf(address) : own;
            const onItsWay = status === 'waiting' || status === 'sending';
            return (
              <li key={key} className={cx(s.row, status === 'failed' && s.failed)}>
                <FileText className={s.icon} size={22} strokeWidth={1.5} aria-hidden />
                <span className={s.words}>
                  <span className={s.name}>
                    {address !== undefined && hrefOf ? (
                      <Link href={hrefOf(address)}>{name}</Link>
                    ) : (
                      name
                    )}
                  </span>
                  {onItsWay ? (
                    <UploadProgress inRow progress={progress} label={texts.sending(name)} />
                  ) : size === undefined ? null : (
                    <span className={s.size}>{texts.size(size)}</span>
                  )}
                </span>
                {status === 'failed' ? (
                  <IconButton
                    label={texts.retry(name)}
                    icon={<RotateCw size={18} strokeWidth={1.75} />}
                    onClick={() => retry(key)}
                  />
                ) : null}
                {disabled ? null : (
                  <IconButton
                    data-remove
                    label={onItsWay ? texts.cancel(name) : texts.remove(name)}
                    icon={<X size={18} strokeWidth={1.75} />}
                    onClick={() => {
                      focusNext.current = index;
                      remove(key);
                    }}
                  />
                )}
              </li>
            );
          })}
        </ul>
      ) : null}
      <label
        className={cx(u.add, entries.length === 0 && u.alone, full && u.gone, disabled && u.off)}
      >
        <input
          ref={input}
          type="file"
          className={u.input}
          accept={acceptOf(kinds)}
          multiple={limit > 1}
          disabled={disabled || full}
          {...control}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = '';
            void add(files);
          }}
        />
        <FileUp size={22} strokeWidth={1.5} aria-hidden />
        <span className={u.addText}>{texts.add}</span>
        {texts.hint && entries.length === 0 ? <span className={u.hint}>{texts.hint}</span> : null}
      </label>
      <div className={u.foot}>
        <SelectionNotice
          selection={selection}
          failed={entries.filter(({ status }) => status === 'failed').map(({ name }) => name)}
          texts={texts}
        />
        <span className={u.count}>{texts.count(entries.length, limit)}</span>
      </div>
    </div>
  );
};
