import type { MyQuestion } from '@hien/api';
import { paths } from '@hien/domain/routes';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { ThingLine } from './ProductLine.tsx';

interface AboutLineProps {
  question: Pick<MyQuestion, 'product' | 'design'>;
  facts: ReactNode;
  action?: ReactNode;
}

/** What a question is about: a product or a design; neither is there any more when both are gone. */
export function AboutLine({ question: { product, design }, ...line }: AboutLineProps) {
  const language = useLanguage();
  const thing = product ?? design;
  if (thing === null)
    return (
      <div>
        {line.facts}
        {line.action}
      </div>
    );
  const page = product === null ? paths.interiorDesignDetail : paths.shopDetail;
  return <ThingLine thing={thing} href={page.to(language, { id: thing.id })} {...line} />;
}
