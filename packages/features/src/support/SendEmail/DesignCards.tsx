import type { SimpleDesign } from '@hien/api';
import { Button, Link, Notice, Picture, Skeleton, Text } from '@hien/ui';
import { useId } from 'react';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import * as s from './DesignCards.css.ts';

interface DesignCardsProps {
  designs: Loadable<SimpleDesign[]>;
  /** How many the address names. */
  count: number;
  onForget: (id: number) => void;
}

/**
 * The designs that go along with the message (D78): what the contractor will quote for. When they cannot be read, their
 * number is said: the message does not wait for them.
 */
export function DesignCards({ designs, count, onForget }: DesignCardsProps) {
  const text = useText();
  const title = useId();
  const { data, error } = designs;
  if (data === undefined && error !== null)
    return <Notice tone="info">{text('send-email.designs', { count })}</Notice>;
  const gone = data === undefined ? 0 : count - data.length;
  return (
    <section className={s.box} aria-labelledby={title}>
      <Text id={title} weight="strong">
        {text('send-email.designs.title')}
      </Text>
      {data === undefined ? (
        <div className={s.list} aria-hidden>
          {Array.from({ length: count }, (_, index) => (
            <div key={index} className={s.row}>
              <Skeleton width="6rem" height="4.5rem" />
              <Skeleton shape="text" width="60%" />
            </div>
          ))}
        </div>
      ) : (
        <ul className={s.list}>
          {data.map((design) => (
            <DesignRow key={design.id} design={design} onForget={onForget} />
          ))}
        </ul>
      )}
      {gone > 0 ? (
        <Text size="small" tone="muted">
          {text('send-email.designs.gone', { count: gone })}
        </Text>
      ) : null}
    </section>
  );
}

function DesignRow({
  design,
  onForget,
}: {
  design: SimpleDesign;
  onForget: DesignCardsProps['onForget'];
}) {
  const text = useText();
  const format = useFormat();
  const href = paths.interiorDesignDetail.to(useLanguage(), { id: design.id });
  const { id, title, design_number: number, area, price, picture } = design;
  return (
    <li className={s.row}>
      <Picture picture={picture} ratio="4:3" sizes="96px" alt="" className={s.picture} />
      <div className={s.words}>
        <Text weight="strong">
          <Link href={href}>{title}</Link>
        </Text>
        <Text size="small" tone="muted" numeric>
          {`${number} · ${format.area(area)} · ${format.vnd(price)}`}
        </Text>
      </div>
      <Button
        size="sm"
        variant="quiet"
        aria-label={text('send-email.designs.forget', { title })}
        onClick={() => onForget(id)}
      >
        {text('send-email.shared.forget')}
      </Button>
    </li>
  );
}
