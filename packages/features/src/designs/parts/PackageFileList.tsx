import type { PackageFiles } from '@hien/api';
import { Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './PackageFileList.css.ts';

const million = 1_000_000;

/** What a package holds, file by file. */
export function PackageFileList({ package: { files, size } }: { package: PackageFiles }) {
  const text = useText();
  const format = useFormat();
  // In thousands, as phones and disks are sold; never 0 for a file that holds something.
  const sizeOf = (bytes: number): string =>
    bytes >= million
      ? `${format.decimal(Math.round(bytes / 100_000) / 10)} MB`
      : `${format.integer(Math.max(1, Math.round(bytes / 1000)))} kB`;
  return (
    <>
      <Text size="small" tone="muted" measure>
        {text('designs.package.lead', { size: sizeOf(size) })}
      </Text>
      <table className={s.table}>
        <thead>
          <tr>
            <th className={s.start} scope="col">
              {text('designs.package.name')}
            </th>
            <th className={s.end} scope="col">
              {text('designs.package.size')}
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ path, size: bytes }) => (
            <tr key={path}>
              <th className={s.start} scope="row">
                {path.slice(path.indexOf('/') + 1)}
              </th>
              <td className={s.end}>{sizeOf(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
