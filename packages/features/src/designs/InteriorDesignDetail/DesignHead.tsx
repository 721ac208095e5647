import type { DesignPreview } from '@hien/api';
import { roomCard, roomCardKey } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { ProductLd } from '../../shared/head/ProductLd.tsx';
import { useCard } from '../../shared/head/useCard.ts';

/** What search engines and link previews show of a design; nothing finds one that is no longer sold. */
export function DesignHead({ design, room }: { design: DesignPreview; room: number | null }) {
  const card = useDesignCard(design, room);
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

/** Of the room whose link was shared, or of the whole design. */
function useDesignCard(design: DesignPreview, room: number | null) {
  const whole = useCard('designs', design.id, design);
  const content = room === null ? null : roomCard(design, room);
  const one = useCard('design-rooms', roomCardKey(design.id, room ?? 0), content ?? design);
  return content === null ? whole : one;
}
