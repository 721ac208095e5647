import type { Selection } from '../../internal/uploads/use-uploads.ts';
import { Notice } from '../Notice/Notice.tsx';
import type { UploadTexts } from './texts.ts';
import * as s from './ImageUploader.css.ts';

/** What of the last selection was not taken or did not arrive, and why. Read aloud as it appears. */
export const SelectionNotice = ({
  selection: { kept, of, refused },
  failed,
  texts,
}: {
  selection: Selection;
  /** Names of what did not arrive. */
  failed: readonly string[];
  texts: UploadTexts;
}) => (
  <div className={s.notices} aria-live="polite">
    {kept < of ? <Notice tone="caution">{texts.kept(kept, of)}</Notice> : null}
    {refused.length + failed.length > 0 ? (
      <Notice tone="critical">
        <ul>
          {failed.map((name, index) => (
            <li key={`failed-${index}`}>{texts.failed(name)}</li>
          ))}
          {refused.map(({ name, reason }, index) => (
            <li key={index}>{texts.refused(name, reason)}</li>
          ))}
        </ul>
      </Notice>
    ) : null}
  </div>
);
