import type { Answer, PackageFiles } from '@hien/api';
import { paths } from '@hien/domain/routes';
import {
  Breadcrumbs,
  Container,
  Gallery,
  Section,
  Skeleton,
  SkeletonPicture,
  SkeletonText,
} from '@hien/ui';
import { KnownCosts } from '../../shared/contractors/KnownCosts.tsx';
import { BuiltHomes } from '../../shared/built/BuiltHomes.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { DesignBox } from './DesignBox.tsx';
import { DesignEstimate } from './DesignEstimate.tsx';
import { DesignPieces } from './DesignPieces.tsx';
import { DesignRooms } from './DesignRooms.tsx';
import { useGalleryLabels } from '../parts/useGalleryLabels.ts';
import { PackageFileList } from '../parts/PackageFileList.tsx';
import * as s from './DesignView.css.ts';

export type Preview = Answer<'getDesignPreview'>;
export type Detail = Answer<'getDesign'>;

/** Homes of its kind in its style. */
export const costsOf = ({ style, house_type }: Preview) => ({ style, house_type });

interface DesignViewProps {
  preview: Loadable<Preview>;
  /** Null for guests. */
  detail: Loadable<Detail> | null;
  /** Asked for by members alone. */
  files: Loadable<PackageFiles>;
}

export function DesignView({ preview, detail, files }: DesignViewProps) {
  return (
    <QueryBoundary
      query={preview}
      size="page"
      skeleton={<DesignSkeleton />}
      notFound={<NotFoundState />}
    >
      {(design) => <Design design={design} detail={detail} files={files} />}
    </QueryBoundary>
  );
}

function Design({ design, detail, files }: Omit<DesignViewProps, 'preview'> & { design: Preview }) {
  const text = useText();
  const language = useLanguage();
  const galleryLabels = useGalleryLabels();
  return (
    <>
      <Container className={s.top}>
        <Breadcrumbs
          label={text('designs.breadcrumb')}
          trail={[{ label: text('designs.title'), href: paths.interiorDesign.to(language) }]}
          current={design.title}
        />
        <div className={s.columns}>
          <Gallery
            label={design.title}
            pictures={design.pictures}
            ratio="4:3"
            labels={galleryLabels}
          />
          <DesignBox design={design} detail={detail} />
        </div>
      </Container>
      <Section title={text('designs.rooms')} space="lg">
        <DesignRooms design={design} detail={detail?.data} />
      </Section>
      <BuiltHomes
        of={{ design_id: design.id }}
        title={text('designs.built')}
        lead={text('designs.built.lead')}
      />
      {detail ? (
        <QueryBoundary query={detail} skeleton={<SkeletonText lines={8} />}>
          {(data) => (
            <>
              <DesignPieces detail={data} />
              <DesignEstimate detail={data} />
              <Section title={text('designs.package')}>
                <QueryBoundary query={files} skeleton={<SkeletonText lines={6} />}>
                  {(held) => <PackageFileList package={held} />}
                </QueryBoundary>
              </Section>
            </>
          )}
        </QueryBoundary>
      ) : null}
      <Container className={s.costs}>
        <KnownCosts of={costsOf(design)} />
      </Container>
    </>
  );
}

function DesignSkeleton() {
  return (
    <Container className={s.top}>
      <Skeleton shape="text" width="18rem" />
      <div className={s.columns}>
        <SkeletonPicture ratio="4:3" />
        <SkeletonText lines={9} />
      </div>
    </Container>
  );
}
