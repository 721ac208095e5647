import type { DesignCard, DesignPartner, PageMeta } from '@hien/api';
import { paths } from '@hien/domain/routes';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  DefinitionList,
  EmptyState,
  Heading,
  Link,
  Skeleton,
  SkeletonText,
  Text,
} from '@hien/ui';
import { DesignGrid, DesignGridSkeleton } from '../../shared/designs/DesignGrid.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { DesignerNotFound } from './DesignerNotFound.tsx';
import * as s from './DesignerView.css.ts';

interface DesignerViewProps {
  designer: Loadable<DesignPartner>;
  designs: Loadable<{ items: readonly DesignCard[]; meta: PageMeta }>;
  href: (change: { page: number }) => string;
}

export function DesignerView({ designer, designs, href }: DesignerViewProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <QueryBoundary
      query={designer}
      size="page"
      skeleton={<DesignerSkeleton />}
      notFound={<DesignerNotFound />}
    >
      {(one) => (
        <Container className={s.page}>
          <Breadcrumbs
            label={text('designs.breadcrumb')}
            trail={[{ label: text('designs.title'), href: paths.interiorDesign.to(language) }]}
            current={one.name}
          />
          <Told designer={one} />
          <PagedList
            query={designs}
            label={text('designs.pages')}
            skeleton={<DesignGridSkeleton count={4} />}
            href={href}
            startHref={href({ page: 1 })}
            empty={
              <EmptyState
                title={text('designs.designer.empty')}
                text={text('designs.designer.empty.text', { name: one.name })}
                action={
                  <ButtonLink href={paths.interiorDesign.to(language)}>
                    {text('designs.designer.all')}
                  </ButtonLink>
                }
              />
            }
          >
            {({ items }) => <DesignGrid designs={items} named={false} />}
          </PagedList>
        </Container>
      )}
    </QueryBoundary>
  );
}

/** Name, since when, and what the designs on sale say of the work. */
function Told({
  designer: { name, since, verified, company, designs, styles, house_types },
}: {
  designer: DesignPartner;
}) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <header className={s.head}>
      <Heading level={1}>{name}</Heading>
      <Text size="lead" tone="muted" measure>
        {text('designs.designer.lead', { count: designs })}
      </Text>
      <DefinitionList
        look="columns"
        items={[
          { term: text('designs.designer.since'), detail: format.date(since) },
          {
            term: text('designs.designer.verified'),
            detail:
              verified === null
                ? text('designs.designer.verified.none')
                : text('designs.designer.verified.on', {
                    seen: verified.seen
                      .map((one) => text(`designs.designer.seen.${one}`))
                      .join(', '),
                    date: format.date(verified.at),
                  }),
          },
          ...(styles.length === 0
            ? []
            : [
                {
                  term: text('designs.filter.style'),
                  detail: styles.map((style) => text(`style.${style}`)).join(', '),
                },
              ]),
          ...(house_types.length === 0
            ? []
            : [
                {
                  term: text('designs.filter.house'),
                  detail: house_types.map((house) => text(`house.${house}`)).join(', '),
                },
              ]),
          ...(company === null
            ? []
            : [
                {
                  term: text('designs.designer.company'),
                  detail: (
                    <Link href={paths.contractorDetail.to(language, { id: company.contractor_id })}>
                      {company.company_name}
                    </Link>
                  ),
                },
              ]),
        ]}
      />
    </header>
  );
}

function DesignerSkeleton() {
  return (
    <Container className={s.page}>
      <Skeleton shape="text" width="18rem" />
      <div className={s.head}>
        <SkeletonText lines={4} />
      </div>
      <DesignGridSkeleton count={4} />
    </Container>
  );
}
