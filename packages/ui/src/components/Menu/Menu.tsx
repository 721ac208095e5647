import { Check } from 'lucide-react';
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
} from 'react';
import { rovingIndex } from '../../internal/roving.ts';
import { useAnchored } from '../../internal/use-anchored.ts';
import { LinkBase } from '../Link/LinkBase.tsx';
import * as s from './Menu.css.ts';

type Entry = {
  id: string;
  label: string;
  /** A second, quieter line. */
  hint?: string;
  icon?: ReactNode;
  /** The language of the label, where it is not the page's. */
  lang?: string;
  tone?: 'default' | 'critical';
};

type MenuEntryItem =
  | (Entry & { kind?: 'action'; onSelect: () => void; disabled?: boolean })
  | (Entry & { kind: 'link'; href: string; current?: boolean })
  | (Entry & { kind: 'choice'; checked: boolean; onSelect: () => void });

export type MenuItem =
  | MenuEntryItem
  | { kind: 'line'; id: string }
  | { kind: 'heading'; id: string; label: string };

/** What the trigger's button must carry. */
export type MenuTriggerProps = {
  ref: RefCallback<HTMLButtonElement>;
  id: string;
  type: 'button';
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  popoverTarget: string;
  onKeyDown: (event: KeyboardEvent) => void;
};

export type MenuProps = {
  items: readonly MenuItem[];
  /** Draws the button; spread what it is given onto it. */
  renderTrigger: (props: MenuTriggerProps) => ReactNode;
  align?: 'start' | 'end';
};

/**
 * A menu on the browser's own popover: top layer, light dismiss and Escape come
 * with it, at a tenth of a library's weight. Keys follow the ARIA menu pattern.
 */
export const Menu = ({ items, renderTrigger, align = 'start' }: MenuProps) => {
  const id = useId();
  const typed = useRef({ text: '', at: 0 });
  const [open, setOpen] = useState(false);
  const {
    anchor: button,
    setAnchor,
    floating: panel,
    setFloating,
  } = useAnchored<HTMLButtonElement, HTMLDivElement>(
    open,
    align === 'end' ? 'bottom-end' : 'bottom-start',
  );

  const entries = () =>
    Array.from(
      panel?.querySelectorAll<HTMLElement>('[data-entry]:not([aria-disabled="true"])') ?? [],
    );
  const show = (first: 'first' | 'last' = 'first') => {
    panel?.showPopover();
    entries()
      .at(first === 'first' ? 0 : -1)
      ?.focus();
  };
  const hide = () => panel?.hidePopover();

  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.findIndex((entry) => entry === document.activeElement);
    const next = rovingIndex(event.key, at, all.length, 'vertical');
    if (next !== undefined) {
      event.preventDefault();
      all[next]?.focus();
    } else if (event.key === 'Tab') {
      hide();
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      const fresh = event.timeStamp - typed.current.at > 600;
      typed.current = {
        text: (fresh ? '' : typed.current.text) + event.key.toLowerCase(),
        at: event.timeStamp,
      };
      const { text } = typed.current;
      const order = [
        ...all.slice(at + (text.length > 1 ? 0 : 1)),
        ...all.slice(0, Math.max(at, 0)),
      ];
      order.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(text))?.focus();
    }
  };
  const pick = (run: () => void) => () => {
    hide();
    button?.focus();
    run();
  };

  return (
    <>
      {renderTrigger({
        ref: setAnchor,
        id: `${id}-button`,
        type: 'button',
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': `${id}-menu`,
        popoverTarget: `${id}-menu`,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          show(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      <div
        ref={setFloating}
        popover="auto"
        role="menu"
        id={`${id}-menu`}
        aria-labelledby={`${id}-button`}
        tabIndex={-1}
        className={s.panel}
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
        onToggle={(event) => {
          const within = panel?.contains(document.activeElement);
          if (event.newState === 'open' && !within) entries().at(0)?.focus();
        }}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => {
          if (item.kind === 'line') return <hr key={item.id} className={s.line} />;
          if (item.kind === 'heading') {
            return (
              <div key={item.id} role="presentation" className={s.heading}>
                {item.label}
              </div>
            );
          }
          return <MenuEntry key={item.id} item={item} onPick={pick} onFollow={hide} />;
        })}
      </div>
    </>
  );
};

type MenuEntryProps = {
  item: MenuEntryItem;
  onPick: (run: () => void) => () => void;
  onFollow: () => void;
};

const MenuEntry = ({ item, onPick, onFollow }: MenuEntryProps) => {
  const body = (
    <>
      {item.icon ? (
        <span className={s.icon} aria-hidden>
          {item.icon}
        </span>
      ) : null}
      <span className={s.label} lang={item.lang}>
        {item.label}
        {item.hint ? <span className={s.hint}>{item.hint}</span> : null}
      </span>
      {(item.kind === 'choice' && item.checked) || (item.kind === 'link' && item.current) ? (
        <Check className={s.check} size={18} strokeWidth={1.75} aria-hidden />
      ) : null}
    </>
  );
  const shared = { 'data-entry': '', tabIndex: -1, className: s.entry[item.tone ?? 'default'] };
  if (item.kind === 'link') {
    return (
      <LinkBase
        {...shared}
        role="menuitem"
        href={item.href}
        hrefLang={item.lang}
        aria-current={item.current ? 'true' : undefined}
        onClick={onFollow}
      >
        {body}
      </LinkBase>
    );
  }
  if (item.kind === 'choice') {
    return (
      <button
        {...shared}
        type="button"
        role="menuitemradio"
        aria-checked={item.checked}
        onClick={onPick(item.onSelect)}
      >
        {body}
      </button>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      role="menuitem"
      aria-disabled={item.disabled}
      onClick={item.disabled ? undefined : onPick(item.onSelect)}
    >
      {body}
    </button>
  );
};
