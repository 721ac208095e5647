import { type Input, getCostTruth } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Heading, Link, Text } from '@hien/ui';
import { useId } from 'react';
import { useCall } from '../calls/useCall.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { CostFigures } from './CostFigures.tsx';
import { block } from './CostFigures.css.ts';

interface KnownCostsProps {
  /** As far as the page knows what is to be built. */
  of: Input<'getCostTruth'>;
  /** What the page is about, where that is not a design. */
  title?: string;
  /** What the reader has to know of the figures beside what they are. */
  note?: string;
}

/** What building cost others, beside what this costs; nothing where too few have told. The last part of its place, so that nothing moves. */
export function KnownCosts({ of, title, note }: KnownCostsProps) {
  const text = useText();
  const language = useLanguage();
  const heading = useId();
  const { data: costs } = useCall(getCostTruth, of);
  if (!costs) return null;
  return (
    <section className={block} aria-labelledby={heading}>
      <Heading level={2} size="h5" id={heading}>
        {title ?? text('costs.design')}
      </Heading>
      <CostFigures costs={costs} />
      <Text size="small" tone="muted">
        {text('costs.lead')} {note}
      </Text>
      <Link
        href={paths.contractor.to(language, {
          city: of.city,
          style: of.style,
          house: of.house_type,
        })}
      >
        {text('costs.directory')}
      </Link>
    </section>
  );
}
