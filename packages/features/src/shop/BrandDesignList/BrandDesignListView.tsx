import type { Brand } from '@hien/api';
import {
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  LinkBase,
  Picture,
  SkeletonCard,
  Text,
} from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import * as s from './BrandDesignList.css.ts';

const SIZES = '(min-width: 1280px) 400px, (min-width: 768px) 46vw, 92vw';

interface BrandDesignListViewProps {
  brands: Loadable<readonly Brand[]>;
}

export function BrandDesignListView({ brands }: BrandDesignListViewProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Container className={s.page}>
      <header className={s.head}>
        <Heading level={1}>{text('brands.title')}</Heading>
        <Text size="lead" tone="muted" measure>
          {text('brands.lead')}
        </Text>
      </header>
      <QueryBoundary
        query={brands}
        size="page"
        skeleton={
          <div className={s.grid}>
            {Array.from({ length: 6 }, (_, at) => (
              <SkeletonCard key={at} kind="design" />
            ))}
          </div>
        }
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            title={text('brands.empty')}
            action={<ButtonLink href={paths.shop.to(language)}>{text('state.shop')}</ButtonLink>}
          />
        }
      >
        {(list) => (
          <ul className={s.grid}>
            {list.map((brand, at) => (
              <li key={brand.id}>
                <BrandCard brand={brand} priority={at < 2} />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Container>
  );
}

function BrandCard({ brand, priority }: { brand: Brand; priority: boolean }) {
  const text = useText();
  const language = useLanguage();
  return (
    <article className={s.card}>
      <Picture picture={brand.cover} ratio="4:3" sizes={SIZES} alt="" priority={priority} />
      <div className={s.words}>
        {brand.logo ? (
          <span className={s.mark}>
            <Picture picture={brand.logo} ratio="1:1" sizes="44px" alt="" />
          </span>
        ) : null}
        <div>
          <Heading level={2} size="h4">
            <LinkBase className={s.link} href={paths.brand.to(language, { id: brand.id })}>
              {brand.name}
            </LinkBase>
          </Heading>
          <Text size="caption" tone="muted">
            {[
              brand.place ?? brand.country,
              text('brands.count', { count: brand.productCount }),
            ].join(' · ')}
          </Text>
        </div>
      </div>
      {brand.line ? <Text size="small">{brand.line}</Text> : null}
    </article>
  );
}
