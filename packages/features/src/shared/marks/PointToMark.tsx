import { useText } from '../i18n/useText.ts';
import * as s from './PointToMark.css.ts';

interface PointToMarkProps {
  number: number;
  name: string;
  /** Shows where it stands in the page that the list is in; left out for what no picture shows. */
  onPoint?: ((page: Document) => void) | undefined;
}

/** The number of a piece in the list beside a picture: pressed, its mark is shown. */
export function PointToMark({ number, name, onPoint }: PointToMarkProps) {
  const text = useText();
  if (onPoint === undefined)
    return (
      <span className={s.number} aria-hidden>
        <span className={s.dot}>{number}</span>
      </span>
    );
  return (
    <button
      type="button"
      className={s.number}
      aria-label={text('mark.point', { number, name })}
      onClick={({ currentTarget }) => onPoint(currentTarget.ownerDocument)}
    >
      <span aria-hidden className={s.dot}>
        {number}
      </span>
    </button>
  );
}
