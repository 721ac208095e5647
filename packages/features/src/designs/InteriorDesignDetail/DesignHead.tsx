import type { DesignPreview } from '@hien/api';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { ProductLd } from '../../shared/head/ProductLd.tsx';
import { useCard } from '../../shared/head/useCard.ts';

/** What search engines and link previews show of a design; nothing finds one that is no longer sold. */
export function DesignHead({ design }: { design: DesignPreview }) {
  const card = useCard('designs', design.id, design);
  return (
    <>
      <PageHead
        title={design.title}
        description={design.summary}
        card={card}
        hidden={!design.is_on_sale}
      />
      <ProductLd
        name={design.title}
        description={design.summary}
        sku={design.design_number}
        brand={design.designer}
        pictures={design.pictures}
        price={design.price}
        isInStock={design.is_on_sale}
      />
    </>
  );
}
