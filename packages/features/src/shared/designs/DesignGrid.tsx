import type { DesignCard as Design } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Badge, DesignCard, Link, Price, SkeletonCard } from '@hien/ui';
import { Suspense } from 'react';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { DesignHeart } from './DesignHeart.tsx';
import * as s from './DesignGrid.css.ts';

const SIZES = '(min-width: 1280px) 450px, (min-width: 768px) 46vw, 92vw';

interface DesignGridProps {
  designs: readonly Design[];
  level?: 2 | 3;
  /** Each says who sells it; not where one sells all of them. */
  named?: boolean;
}

/** Rooms first: one in a row on phones, two above. The first row is fetched at once. */
export function DesignGrid({ designs, level = 2, named = true }: DesignGridProps) {
  return (
    <ul className={s.grid}>
      {designs.map((design, at) => (
        <li key={design.id} className={s.cell}>
          {/* A boundary of its own: the server's HTML is hydrated card by card. */}
          <Suspense>
            <Tile design={design} level={level} named={named} priority={at < 2} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

interface TileProps extends Required<Omit<DesignGridProps, 'designs'>> {
  design: Design;
  priority: boolean;
}

function Tile({ design, level, named, priority }: TileProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { id, title, picture, construction, partner } = design;
  return (
    <DesignCard
      href={paths.interiorDesignDetail.to(language, { id })}
      title={title}
      picture={picture}
      facts={[
        text(`style.${design.style}`),
        text(design.design_type === 'by-room' ? 'designs.by-room' : `house.${design.house_type}`),
        format.area(design.area),
      ]}
      by={
        named && partner !== null ? (
          <Link href={paths.interiorDesignDesigner.to(language, { id: partner.id })}>
            {text('designs.by.name', { name: partner.name })}
          </Link>
        ) : undefined
      }
      price={
        <Price size="sm" current={format.vnd(design.price)} currentLabel={text('price.now')} />
      }
      note={
        construction === null
          ? text('designs.construction.on-request')
          : text('designs.construction.from', { from: format.vnd(construction.from) })
      }
      badges={design.has_panorama ? <Badge>{text('designs.panorama')}</Badge> : null}
      action={<DesignHeart id={id} name={title} />}
      sizes={SIZES}
      level={level}
      priority={priority}
    />
  );
}

export function DesignGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div className={s.grid}>
      {Array.from({ length: count }, (_, at) => (
        <SkeletonCard key={at} kind="design" />
      ))}
    </div>
  );
}
