import type { Figures as FigureCounts } from '@hien/api';
import { Skeleton, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import * as s from './Figures.css.ts';

type Name = keyof FigureCounts;

interface FiguresProps {
  figures: Loadable<FigureCounts>;
  /** Which of them, in this order. */
  names: readonly Name[];
}

/** What there is on Hiên, counted: no figure here is written by hand. */
export function Figures({ figures, names }: FiguresProps) {
  const text = useText();
  const format = useFormat();
  const row = (value: (name: Name) => ReactNode) => (
    <dl className={s.figures}>
      {names.map((name) => (
        <div key={name} className={s.figure}>
          <dt className={s.term}>
            <Text as="span" size="small" tone="muted">
              {text(`figures.${name}`)}
            </Text>
          </dt>
          <dd className={s.value}>{value(name)}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <QueryBoundary
      query={figures}
      skeleton={row(() => (
        <Skeleton width="3ch" height="1em" />
      ))}
    >
      {(counts) => row((name) => format.integer(counts[name]))}
    </QueryBoundary>
  );
}
