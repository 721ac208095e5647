import type { TermsText } from '@hien/api';
import { termsCategoryLabels } from '@hien/domain';
import { Button, ButtonLink, Logo, PrintSheet } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { DocumentText } from './DocumentText.tsx';
import * as s from './TermDetailView.css.ts';

/** The document as it lies on paper, with its version on it. */
export function PrintedDocument({ document }: { document: TermsText }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { category, shown, sample } = document;
  const back = paths.termDetail.to(
    language,
    { category },
    shown.state === 'in_force' ? {} : { version: String(shown.version) },
  );
  return (
    <PrintSheet
      logo={<Logo size={22} />}
      title={termsCategoryLabels[category][language]}
      facts={[
        { label: text('terms.fact.version'), value: format.integer(shown.version) },
        { label: text('terms.fact.in-force'), value: format.date(shown.in_force_from) },
        { label: text('terms.fact.announced'), value: format.date(shown.announced_at) },
      ]}
      toolbar={
        <>
          <ButtonLink href={back}>{text('terms.print.back')}</ButtonLink>
          <Button variant="primary" onClick={() => window.print()}>
            {text('terms.print')}
          </Button>
        </>
      }
      footer={[text('footer.company.name'), sample ? text('terms.sample') : '']
        .filter(Boolean)
        .join(' · ')}
    >
      <div className={s.printed}>
        <DocumentText document={document} />
      </div>
    </PrintSheet>
  );
}
