import type { ReportCase } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Link, Notice } from '@hien/ui';
import { uploadPreview } from '../../shared/forms/uploads.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './WrittenCopy.css.ts';

type Copied = ReportCase['copied'][number];

/** Pictures of the home beside those of somebody else that they look like, each with the page it stands on. */
export function CopiedPictures({ copied }: { copied: readonly Copied[] }) {
  const text = useText();
  const language = useLanguage();
  if (copied.length === 0) return null;
  const hrefOf = ({ where, at }: Copied) =>
    where === 'share'
      ? paths.interiorShareDetail.to(language, { slug: at })
      : paths.contractorPortfolioDetail.to(language, { id: Number(at) });
  return (
    <>
      <Notice tone="caution" title={text('admin.report.copied')}>
        {text('admin.report.copied.text')}
      </Notice>
      <ul className={s.pairs} aria-label={text('admin.report.copied')}>
        {copied.map((one) => (
          <li key={`${one.picture} ${one.other}`} className={s.pair}>
            <img
              className={s.pairPicture}
              src={uploadPreview(one.picture)}
              alt={text('admin.report.copied.here')}
            />
            <img
              className={s.pairPicture}
              src={uploadPreview(one.other)}
              alt={text('admin.report.copied.there', { title: one.title })}
            />
            <Link
              className={s.pairPlace}
              href={hrefOf(one)}
              newTabLabel={text('admin.support.new-tab')}
            >
              {text('admin.report.copied.by', { title: one.title, by: one.by })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
