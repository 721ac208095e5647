import type { PictureCopy } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Link, Notice } from '@hien/ui';
import { uploadPreview } from '../forms/uploads.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import * as s from '../versions/versions.css.ts';

/** Pictures that stand on another company's page, each beside the one there; nothing where there are none. */
export function PictureCopies({ copies, lead }: { copies: readonly PictureCopy[]; lead: string }) {
  const text = useText();
  if (copies.length === 0) return null;
  return (
    <Notice tone="caution" title={text('project.copies', { count: copies.length })}>
      <p>{lead}</p>
      <ul className={s.words}>
        {copies.map((copy) => (
          <li key={`${copy.picture} ${copy.contractor_id}`}>
            <div className={s.pictures}>
              <img
                className={s.image}
                src={uploadPreview(copy.picture)}
                alt={text('project.copies.sent')}
                loading="lazy"
              />
              <img
                className={s.image}
                src={uploadPreview(copy.other)}
                alt={text('project.copies.other', { company: copy.company_name })}
                loading="lazy"
              />
            </div>
            <Where copy={copy} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Whose it is; the way there where there is a page to see. */
function Where({
  copy: { shown, project_id: id, company_name, project_name },
}: {
  copy: PictureCopy;
}) {
  const text = useText();
  const language = useLanguage();
  const name = text('project.copies.stands', { company: company_name, project: project_name });
  if (!shown) return <span>{name}</span>;
  return <Link href={paths.contractorPortfolioDetail.to(language, { id })}>{name}</Link>;
}
