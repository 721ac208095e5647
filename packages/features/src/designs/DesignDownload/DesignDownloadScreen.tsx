import { getOwnedDesign, listPackageFiles } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { readId } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { DesignDownloadView } from './DesignDownloadView.tsx';

/** A design that was bought: its download, links for other devices, and every download so far (2.10). */
export function Screen() {
  const text = useText();
  const id = readId(useRouteParams(paths.designDownload).id);
  return (
    <>
      <PageHead
        title={text('designs.download.title')}
        description={text('designs.download.description')}
        hidden
      />
      {id === undefined ? <NotFoundState /> : <DownloadPage key={id} id={id} />}
    </>
  );
}

function DownloadPage({ id }: { id: number }) {
  const owned = useCall(getOwnedDesign, { id });
  const files = useCall(listPackageFiles, { id });
  return <DesignDownloadView owned={owned} files={files} />;
}
