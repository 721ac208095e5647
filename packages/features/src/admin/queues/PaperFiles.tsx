import { useText } from '../../shared/i18n/useText.ts';
import { PrivateDocument } from '../../shared/pictures/PrivateDocument.tsx';
import { PrivatePicture } from '../../shared/pictures/PrivatePicture.tsx';
import * as s from './PaperFiles.css.ts';

interface PaperFilesProps {
  files: readonly string[];
  /** Whose papers they are. */
  name: string;
}

/** Papers that staff alone read: photographs to look at, documents to save. */
export function PaperFiles({ files, name }: PaperFilesProps) {
  const text = useText();
  return (
    <ul className={s.files}>
      {files.map((address, at) => (
        <li key={address}>
          {address.endsWith('.pdf') ? (
            <PrivateDocument
              address={address}
              name={text('admin.evidence.file', { number: at + 1 })}
            />
          ) : (
            <PrivatePicture
              address={address}
              alt={text('admin.evidence.picture', { number: at + 1, name })}
              missing={text('admin.evidence.missing')}
              className={s.picture}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
