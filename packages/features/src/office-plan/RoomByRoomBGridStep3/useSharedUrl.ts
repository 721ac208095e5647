import type { OfficeProject } from '@hien/domain/office-plan';
import { use, useEffect, useState } from 'react';
import { OriginContext } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { officeSteps } from '../parts/office-steps.ts';
import { sharedHash } from './share-code.ts';

/** The address at which others see this office; null until it is packed. */
export function useSharedUrl(project: OfficeProject): string | null {
  const origin = use(OriginContext);
  const language = useLanguage();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    void sharedHash(project).then((hash) => {
      if (!isOver) setUrl(`${origin}${officeSteps.summary.to(language)}${hash}`);
    });
    return () => {
      isOver = true;
    };
  }, [project, origin, language]);
  return url;
}
