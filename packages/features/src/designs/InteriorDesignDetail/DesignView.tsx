import type { Answer, PackageFiles, QuestionList } from '@hien/api';
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
import { Island } from '../../shared/async/Island.tsx';
import { lazyIsland } from '../../shared/async/lazy-island.ts';
import { KnownCosts } from '../../shared/contractors/KnownCosts.tsx';
import { BuiltHomes } from '../../shared/built/BuiltHomes.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { DesignBox } from './DesignBox.tsx';
import { DesignEstimate } from './DesignEstimate.tsx';
import { DesignQuestions } from './DesignQuestions.tsx';
import { DesignPieces } from './DesignPieces.tsx';
import { DesignRooms } from './DesignRooms.tsx';
import { LargePictures } from './LargePictures.tsx';
import { useGalleryLabels } from '../parts/useGalleryLabels.ts';
import { PackageFileList } from '../parts/PackageFileList.tsx';
import { ReportListing } from '../../shared/reports/ReportListing.tsx';
import * as s from './DesignView.css.ts';

const comments = lazyIsland(
  'packages/features/src/shared/comments/Comments.tsx',
  async () => (await import('../../shared/comments/Comments.tsx')).Comments,
);

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
  questions: Loadable<QuestionList>;
  questionsPage: number;
}

export function DesignView({ preview, ...rest }: DesignViewProps) {
  return (
    <QueryBoundary
      query={preview}
      size="page"
      skeleton={<DesignSkeleton />}
      notFound={<NotFoundState />}
    >
      {(design) => <Design design={design} {...rest} />}
    </QueryBoundary>
  );
}

function Design({
  design,
  detail,
  files,
  questions,
  questionsPage,
}: Omit<DesignViewProps, 'preview'> & { design: Preview }) {
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
          <div className={s.box}>
            <Gallery
              label={design.title}
              pictures={design.pictures}
              ratio="4:3"
              labels={galleryLabels}
            />
            {detail === null || !design.is_on_sale || detail.data?.purchase === 'own' ? null : (
              <LargePictures id={design.id} name={design.title} />
            )}
            {design.is_on_sale && detail?.data?.purchase !== 'own' ? (
              <div>
                <ReportListing about="design" id={design.id} label={text('report.title.design')} />
              </div>
            ) : null}
          </div>
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
      <DesignQuestions
        designId={design.id}
        questions={questions}
        page={questionsPage}
        mayAsk={design.is_on_sale && detail?.data?.purchase !== 'own'}
      />
      <Island
        island={comments}
        props={{ below: { shareId: null, designId: design.id }, count: 0 }}
        fallback={<SkeletonText lines={8} />}
      />
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
