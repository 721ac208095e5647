import type { FurniturePackage, PackageDetail, PackageSetKind } from '@hien/api';
import {
  Breadcrumbs,
  Chip,
  Container,
  EmptyState,
  Heading,
  Picture,
  Skeleton,
  SkeletonText,
  Text,
} from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { SetCard } from './SetCard.tsx';
import * as s from './Package.css.ts';

interface PackageViewProps {
  detail: Loadable<PackageDetail>;
  tiers: Loadable<readonly FurniturePackage[]>;
  kind: PackageSetKind;
}

const pageOf = { design: paths.packageDesignList, combo: paths.packageComboList };

export function PackageView({ detail, tiers, kind }: PackageViewProps) {
  return (
    <QueryBoundary
      query={detail}
      size="page"
      skeleton={
        <Container className={s.page}>
          <Skeleton height="40vh" />
          <SkeletonText lines={8} />
        </Container>
      }
      notFound={<NotFoundState />}
    >
      {(data) => <Package detail={data} tiers={tiers.data ?? []} kind={kind} />}
    </QueryBoundary>
  );
}

function Package({
  detail,
  tiers,
  kind,
}: {
  detail: PackageDetail;
  tiers: readonly FurniturePackage[];
  kind: PackageSetKind;
}) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <Container className={s.page}>
      <Breadcrumbs
        label={text('shop.detail.breadcrumb')}
        trail={[{ label: text('nav.shop'), href: paths.shop.to(language) }]}
        current={detail.name}
      />
      <nav aria-label={text('packages.tiers')} className={s.chips}>
        {tiers.map((tier) => (
          <Chip
            key={tier.id}
            href={pageOf[kind].to(language, { id: tier.id })}
            chosen={tier.id === detail.id}
          >
            {tier.name}
          </Chip>
        ))}
      </nav>
      <header className={s.head}>
        <Picture
          picture={detail.cover}
          ratio="21:9"
          sizes="(min-width: 1280px) 1240px, 100vw"
          alt=""
          priority
        />
        <div className={s.headWords}>
          <Heading level={1}>{detail.name}</Heading>
          <Text size="lead" measure>
            {detail.line}
          </Text>
          {detail.fromPrice === null ? null : (
            <Text weight="strong" numeric>
              {text('packages.from', { price: format.vnd(detail.fromPrice) })}
            </Text>
          )}
          <Text measure className={s.story}>
            {detail.story}
          </Text>
        </div>
      </header>
      <nav aria-label={text('packages.kinds')} className={s.kinds}>
        {(['design', 'combo'] as const).map((one) => (
          <Chip
            key={one}
            href={pageOf[one].to(language, { id: detail.id })}
            chosen={one === kind}
            count={format.integer(one === 'design' ? detail.designCount : detail.comboCount)}
          >
            {text(`packages.kind.${one}`)}
          </Chip>
        ))}
      </nav>
      {detail.sets.length === 0 ? (
        <EmptyState title={text('packages.empty')} text={text('packages.empty.text')} />
      ) : (
        <ul className={s.sets}>
          {detail.sets.map((set) => (
            <li key={set.id} id={`set-${set.id}`}>
              <SetCard set={set} facts={[format.area(set.area)]} />
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}
