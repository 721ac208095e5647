import { Link, Text } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './PressView.css.ts';

/** Files beside the page: vector drawings with the letters as outlines. */
const marks = [
  { name: 'light', file: '/hien-logo.svg', mode: 'light', look: s.onLight },
  { name: 'dark', file: '/hien-logo-on-dark.svg', mode: 'dark', look: s.onDark },
  { name: 'mark', file: '/hien-mark.svg', mode: 'light', look: s.onLight },
] as const;

export function LogoDownloads() {
  const text = useText();
  return (
    <ul className={s.grid}>
      {marks.map(({ name, file, mode, look }) => (
        <li key={name} className={s.card}>
          <span className={look} data-mode={mode}>
            <img className={s.mark} src={file} alt={text(`press.mark.${name}`)} loading="lazy" />
          </span>
          <span className={s.caption}>
            <Text as="span" size="small">
              {text(`press.mark.${name}`)}
            </Text>
            <Text as="span" size="small">
              <Link href={file} download rel="external">
                {text('press.download')}
              </Link>
            </Text>
          </span>
        </li>
      ))}
    </ul>
  );
}
