import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { rovingIndex } from '../../internal/roving.ts';
import * as s from './Tabs.css.ts';

export type TabItem = {
  id: string;
  label: string;
  /** A figure beside the label, such as the number of reviews. */
  count?: string;
  disabled?: boolean;
  content: ReactNode;
};

export type TabsProps = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** Controlled by `value` and `onChange`, else it starts at `defaultValue` or the first. */
  value?: string;
  defaultValue?: string;
  onChange?: (id: string) => void;
  /** `line` under a page's head, `segment` for a choice of views. */
  look?: 'line' | 'segment';
};

/** Tabs of one page: arrows, Home and End move and choose; Tab goes on into the panel. */
export const Tabs = ({ label, items, value, defaultValue, onChange, look = 'line' }: TabsProps) => {
  const base = useId();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [own, setOwn] = useState(defaultValue ?? items[0]?.id);
  const chosen = value ?? own;

  const choose = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const open = items.filter((item) => !item.disabled);
    const at = open.findIndex((item) => item.id === chosen);
    const next = open[rovingIndex(event.key, at, open.length, 'horizontal') ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    buttons.current.get(next.id)?.focus();
  };

  return (
    <div className={s.root}>
      <div role="tablist" aria-label={label} className={s.list[look]}>
        {items.map((item) => (
          <button
            key={item.id}
            ref={(button) => {
              if (button) buttons.current.set(item.id, button);
              return () => {
                buttons.current.delete(item.id);
              };
            }}
            type="button"
            role="tab"
            id={`${base}-tab-${item.id}`}
            aria-controls={`${base}-panel-${item.id}`}
            aria-selected={item.id === chosen}
            tabIndex={item.id === chosen ? 0 : -1}
            disabled={item.disabled}
            className={s.tab[look]}
            onClick={() => choose(item.id)}
            onKeyDown={onKeyDown}
          >
            {item.label}
            {item.count ? <span className={s.count}>{item.count}</span> : null}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${base}-panel-${item.id}`}
          aria-labelledby={`${base}-tab-${item.id}`}
          hidden={item.id !== chosen}
          tabIndex={0}
          className={s.panel}
        >
          {item.id === chosen ? item.content : null}
        </div>
      ))}
    </div>
  );
};
