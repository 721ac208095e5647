import { listProductsByIds } from '@hien/api';
import { Button, Section } from '@hien/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '../../shared/calls/useCall.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx';
import { forgetSeen } from './recently-seen.ts';

/** Two rows of the band on desktops. */
const SHOWN = 10;

interface SeenBandProps {
  ids: readonly number[];
  onForget: () => void;
}

/** The products looked at lately, as they are sold today. */
export function SeenBand({ ids, onForget }: SeenBandProps) {
  const text = useText();
  const shown = ids.slice(0, SHOWN);
  const products = useCall(
    listProductsByIds,
    { ids: shown },
    {
      enabled: shown.length > 0,
      placeholderData: keepPreviousData,
      select: ({ products }) => products,
    },
  );
  if (products.data?.length === 0) return null;
  return (
    <Section
      title={text('shop.seen')}
      action={
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            forgetSeen();
            onForget();
          }}
        >
          {text('shop.seen.forget')}
        </Button>
      }
    >
      <QueryBoundary
        query={products}
        skeleton={<ProductGridSkeleton count={shown.length} look="also" />}
      >
        {(list) => <ProductGrid products={list} look="also" />}
      </QueryBoundary>
    </Section>
  );
}
