import { Languages } from 'lucide-react';
import { Menu } from '../Menu/Menu.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './LanguageMenu.css.ts';

export type LanguageMenuProps = {
  /** The name of the button with the language it has now, e.g. “Ngôn ngữ: Tiếng Việt”. */
  label: string;
  /** `name` in its own language; `href` is this page in it. */
  languages: readonly { code: string; name: string; href: string }[];
  current: string;
};

/** This page in another language. */
export const LanguageMenu = ({ label, languages, current }: LanguageMenuProps) => (
  <Menu
    align="end"
    renderTrigger={(props) => (
      <button {...props} className={s.button}>
        <Languages size={20} strokeWidth={1.75} aria-hidden />
        <VisuallyHidden>{label}</VisuallyHidden>
        <span className={s.code}>{current.toUpperCase()}</span>
      </button>
    )}
    items={languages.map(({ code, name, href }) => ({
      kind: 'link',
      id: code,
      label: name,
      href,
      lang: code,
      current: code === current,
    }))}
  />
);
