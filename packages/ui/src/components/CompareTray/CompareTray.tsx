import { Plus, X } from 'lucide-react';
import { isValidElement, useRef, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/media.ts';
import * as s from './CompareTray.css.ts';

export type CompareItem = {
  id: string;
  title: string;
  /** A picture, or what is drawn of one, square. */
  picture: PictureData | ReactElement | null;
};

export type CompareTrayProps = {
  /** The name of the tray, e.g. “So sánh”. */
  label: string;
  items: readonly CompareItem[];
  /** How many slots there are. */
  slots: number;
  /** How full it is, in words: “2 trên 4 sản phẩm”. */
  filled: string;
  /** The name of the cross on an item, e.g. `(title) => 'Bỏ Sofa Sương'`. */
  removeLabel: (title: string) => string;
  onRemove: (id: string) => void;
  /** “Compare” and what else there is, such as “clear”. */
  actions: ReactNode;
  /** `foot` stays at the foot of the window, `still` where it is put. */
  position?: 'foot' | 'still';
};

/** What is set aside to be compared, always in sight. Without items it is not there. */
export const CompareTray = ({
  label,
  items,
  slots,
  filled,
  removeLabel,
  onRemove,
  actions,
  position = 'foot',
}: CompareTrayProps) => {
  const list = useRef<HTMLUListElement>(null);
  const tray = useRef<HTMLElement>(null);
  const remove = (id: string, at: number) => {
    flushSync(() => onRemove(id));
    const crosses = list.current?.querySelectorAll('button');
    // The next cross, or the last; with none left the tray itself, where it stays.
    (crosses?.[Math.min(at, crosses.length - 1)] ?? tray.current)?.focus();
  };
  if (items.length === 0) return null;
  return (
    <section ref={tray} tabIndex={-1} aria-label={label} className={s.root[position]}>
      <div className={s.content}>
        <div className={s.head}>
          <h2 className={s.title}>{label}</h2>
          <p className={s.filled} role="status">
            {filled}
          </p>
        </div>
        <ul ref={list} className={s.items}>
          {items.map((item, at) => (
            <li key={item.id} className={s.item}>
              {isValidElement(item.picture) ? (
                item.picture
              ) : (
                <Picture
                  className={s.picture}
                  picture={item.picture}
                  ratio="1:1"
                  sizes="64px"
                  alt={item.title}
                />
              )}
              <button
                type="button"
                className={s.remove}
                aria-label={removeLabel(item.title)}
                onClick={() => remove(item.id, at)}
              >
                <X size={14} strokeWidth={2} aria-hidden />
              </button>
            </li>
          ))}
          {Array.from({ length: Math.max(0, slots - items.length) }, (_, at) => (
            <li key={`slot-${at}`} className={s.slot} aria-hidden>
              <Plus size={18} strokeWidth={1.5} />
            </li>
          ))}
        </ul>
        <div className={s.actions}>{actions}</div>
      </div>
    </section>
  );
};
