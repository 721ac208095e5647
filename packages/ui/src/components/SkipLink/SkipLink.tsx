import * as s from './SkipLink.css.ts';

export type SkipLinkProps = {
  /** The id of the page's main part, which must take focus (`tabIndex={-1}`). */
  target?: string;
  label: string;
};

/** The first stop of the keyboard: past the header, to what the page is about. */
export const SkipLink = ({ target = 'main', label }: SkipLinkProps) => (
  <a className={s.link} href={`#${target}`}>
    {label}
  </a>
);
