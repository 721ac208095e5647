import type { OwnedDesignDetail, PackageFiles } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Badge, Heading, Link, Picture, SkeletonText, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import { OwnedFacts } from '../../shared/owned/OwnedFacts.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { PackageFileList } from '../parts/PackageFileList.tsx';
import { DownloadLinks } from './DownloadLinks.tsx';
import { MoreDownloads } from './MoreDownloads.tsx';
import { PicturesOfPackage } from './PicturesOfPackage.tsx';
import { StartDownload } from './StartDownload.tsx';
import * as s from './DesignDownload.css.ts';

interface DesignDownloadViewProps {
  owned: Loadable<OwnedDesignDetail>;
  files: Loadable<PackageFiles>;
}

export function DesignDownloadView({ owned, files }: DesignDownloadViewProps) {
  const text = useText();
  return (
    <MyPageFrame section="designs" title={text('designs.download.title')}>
      <QueryBoundary
        query={owned}
        size="page"
        skeleton={<SkeletonText lines={9} />}
        notFound={
          <NotFoundState
            title={text('designs.download.not-found')}
            text={text('designs.download.not-found.text')}
          />
        }
      >
        {(mine) => <Owned owned={mine} files={files} />}
      </QueryBoundary>
    </MyPageFrame>
  );
}

function Owned({ owned, files }: { owned: OwnedDesignDetail; files: Loadable<PackageFiles> }) {
  const text = useText();
  const language = useLanguage();
  const { design, state } = owned;
  return (
    <div className={s.page}>
      <section className={s.card}>
        <Picture picture={design.picture} ratio="4:3" sizes="(width > 767px) 320px, 100vw" alt="" />
        <div className={s.words}>
          <Heading level={2} size="h3">
            {design.title}
          </Heading>
          <Text size="small" tone="muted">
            {text('designs.download.number', { number: design.design_number })}{' '}
            <Link href={paths.interiorDesignDetail.to(language, { id: design.id })}>
              {text('designs.download.see')}
            </Link>
          </Text>
          <OwnedFacts owned={owned} />
          {state === 'available' ? (
            <StartDownload owned={owned} />
          ) : (
            <>
              <Text measure>{text(`designs.download.why.${state}`)}</Text>
              {state === 'locked' ? null : <MoreDownloads owned={owned} />}
            </>
          )}
        </div>
      </section>
      {state === 'available' ? <DownloadLinks owned={owned} /> : null}
      {state === 'locked' ? null : <PicturesOfPackage id={design.id} name={design.title} />}
      <History downloads={owned.downloads} />
      <section className={s.part}>
        <Heading level={2} size="h4">
          {text('designs.package')}
        </Heading>
        <QueryBoundary query={files} skeleton={<SkeletonText lines={6} />}>
          {(data) => <PackageFileList package={data} />}
        </QueryBoundary>
      </section>
    </div>
  );
}

function History({ downloads }: Pick<OwnedDesignDetail, 'downloads'>) {
  const text = useText();
  const format = useFormat();
  return (
    <section className={s.part}>
      <Heading level={2} size="h4">
        {text('designs.download.history')}
      </Heading>
      {downloads.length === 0 ? (
        <Text tone="muted">{text('designs.download.history.none')}</Text>
      ) : (
        <ol className={s.rows}>
          {downloads.map(({ id, started_at: at, finished_at: end, device }) => (
            <li key={id} className={s.row}>
              <Text as="span" numeric>
                {text('designs.download.history.row', {
                  when: format.date(at, 'dateTime'),
                  device: device || text('designs.download.history.device'),
                })}
              </Text>
              {end === null ? (
                <Badge tone="neutral">{text('designs.download.history.open')}</Badge>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
